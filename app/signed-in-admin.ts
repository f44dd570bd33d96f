import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import type { PageCall } from "#app/signed-in-user.ts"
import type { UserActor } from "#platform/actor.ts"

/** Which admin is signed in; to everybody else, guests included, the back office does not exist. */
export function signedInAdmin({ context, url }: PageCall): UserActor {
  const { user } = context.get(pageContext)
  if (user?.isAdmin) return user
  throw pageNotFound(url)
}
