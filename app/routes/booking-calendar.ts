import { pageContext } from "#app/page-context.ts"
import { checkoutRefIn } from "#features/bookings/checkout/checkout-paths.ts"
import { bookingCalendar } from "#features/bookings/core/server/booking-calendar.ts"
import { findOwnCheckout } from "#features/bookings/core/server/checkout-queries.ts"
import { CHECKOUT_COOKIE } from "#features/bookings/core/server/checkout-secret.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { Route } from "./+types/booking-calendar"

/** The calendar entry of the booking that was just confirmed, for its passenger alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, user, cookie } = context.get(pageContext)
  const visitor = { secret: cookie(CHECKOUT_COOKIE), user }
  const checkout = await findOwnCheckout(db, visitor, checkoutRefIn(url) ?? "")
  const booking = user ? checkout?.booking : undefined
  const isOwn = booking !== undefined && booking.passengerId === user?.userId
  // more seats have no entry of their own: they are their booking's
  const bookingId = booking?.status === "joined" ? booking.addsToId : booking?.id
  const facts = isOwn && bookingId ? await findMailFacts(db, bookingId) : undefined
  if (facts?.booking.status !== "confirmed")
    throw new Response("Diesen Kalendereintrag gibt es hier nicht.", { status: 404 })
  return new Response(bookingCalendar(facts), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="flug.ics"',
      "cache-control": "no-store",
    },
  })
}
