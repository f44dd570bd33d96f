import { refusedPage } from "#app/page-refusal.ts"
import { type PageCall, signedInUser } from "#app/signed-in-user.ts"
import type { UserActor } from "#platform/actor.ts"

/** Which pilot is signed in; guests go to the login, passengers see the 403 page (specification, 6). */
export function signedInPilot(call: PageCall): UserActor {
  const user = signedInUser(call)
  if (user.isPilot) return user
  throw refusedPage(403)
}
