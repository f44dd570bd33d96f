import { refusedPage } from "#app/page-refusal.ts"
import { type PageCall, signedInUser } from "#app/signed-in-user.ts"
import type { UserActor } from "#platform/actor.ts"

export const FOR_PILOTS =
  "Hier geht es um eigene Flüge. Ein Pilotenprofil legst du in deinen Einstellungen an."

/** Which pilot is signed in; guests go to the login, passengers see the 403 page (specification, 6). */
export function signedInPilot(call: PageCall): UserActor {
  const user = signedInUser(call)
  if (user.isPilot) return user
  throw refusedPage(403, FOR_PILOTS)
}
