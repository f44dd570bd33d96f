import { pageContext } from "#app/page-context.ts"
import { bookingCalendar } from "#features/bookings/server/booking-calendar.ts"
import { CHECKOUT_COOKIE } from "#features/bookings/server/checkout-secret.ts"
import { findOwnCheckout } from "#features/bookings/server/find-own-checkout.ts"
import { findMailFacts } from "#features/bookings/server/mail-facts.ts"
import type { Route } from "./+types/booking-calendar"

/** The calendar entry of the booking that was just confirmed, for its passenger alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, user, cookie } = context.get(pageContext)
  const checkout = await findOwnCheckout(db, { secret: cookie(CHECKOUT_COOKIE), user })
  const booking = user ? checkout?.booking : undefined
  const isOwn = booking?.status === "confirmed" && booking.passengerId === user?.userId
  const facts = booking && isOwn ? await findMailFacts(db, booking.id) : undefined
  if (!facts) throw new Response("Diesen Kalendereintrag gibt es hier nicht.", { status: 404 })
  return new Response(bookingCalendar(facts), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="flug.ics"',
      "cache-control": "no-store",
    },
  })
}
