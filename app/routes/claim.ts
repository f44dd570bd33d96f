import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { idInPath } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { checkoutPath } from "#features/bookings/checkout/checkout-paths.ts"
import { findClaim } from "#features/bookings/holds/server/waitlist-queries.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import type { Route } from "./+types/claim"

/**
 * Opens the checkout that the waitlist holds for somebody, in whatever browser they are signed in;
 * where nothing is held for them, the page of the flight says what is.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  const ref = await findClaim(db, user, flightId)
  if (!ref) throw redirect(flightPath(flightId))
  throw redirect(checkoutPath(ref))
}
