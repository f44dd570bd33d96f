import { redirect } from "react-router"
import { rightOfPage } from "#app/office-places.ts"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound, refusedPage } from "#app/page-refusal.ts"
import type { PageCall } from "#app/signed-in-user.ts"
import { officeDoorPath } from "#features/auth/second-factor/office-door-path.ts"
import { hasRight, type OfficeRight } from "#features/office-roles/office-right.ts"
import { sentenceOfMissingRight } from "#features/office-roles/office-role-labels.ts"
import type { UserActor } from "#platform/actor.ts"

/**
 * Who of the back office is signed in and may open this page; to everybody else, guests included, the back office does not exist. An
 * admin whose second factor is missing or was proven too long ago goes to the door and back, and who lacks
 * the right of the page's place in the menu reads which role has it. `right`: where another one is needed.
 */
export function signedInAdmin(
  { context, url }: PageCall,
  right: OfficeRight = rightOfPage(url.pathname),
): UserActor {
  const { user } = context.get(pageContext)
  if (user?.isAdmin) {
    if (hasRight(user, right)) return user
    throw refusedPage(403, sentenceOfMissingRight(right))
  }
  if (user?.awaitsFactor) throw redirect(officeDoorPath(url.pathname + url.search))
  throw pageNotFound(url)
}
