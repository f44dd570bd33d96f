import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import type { PageCall } from "#app/signed-in-user.ts"
import type { UserActor } from "#platform/actor.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"

/** Which admin is signed in; to everybody else, guests included, the back office does not exist. */
export function signedInAdmin({ context, url }: PageCall): UserActor {
  const { user, address } = context.get(pageContext)
  if (user?.isAdmin) return user
  if (user) noteSecurityEvent({ kind: "access_refused", userId: user.userId, address })
  throw pageNotFound(url)
}
