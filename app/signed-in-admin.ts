import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import type { PageCall } from "#app/signed-in-user.ts"
import { officeDoorPath } from "#features/auth/second-factor/office-door-path.ts"
import type { UserActor } from "#platform/actor.ts"

/**
 * Which admin is signed in; to everybody else, guests included, the back office does not exist. An
 * admin whose second factor is missing or was proven too long ago goes to the door and back.
 */
export function signedInAdmin({ context, url }: PageCall): UserActor {
  const { user } = context.get(pageContext)
  if (user?.isAdmin) return user
  if (user?.awaitsFactor) throw redirect(officeDoorPath(url.pathname + url.search))
  throw pageNotFound(url)
}
