import { desc, eq } from "drizzle-orm"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { acceptBooking } from "#features/bookings/requests/server/answer-request.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { testApplication } from "./application.ts"
import type { StripeStandIn } from "./stripe-stand-in/stand-in.ts"
import { orderByStripe, settleWithStripe } from "./stripe-steps.ts"

interface Request {
  /** In how many milliseconds the flight departs. */
  departsIn: number
  /** What a voucher of the guest's pays of the 68.75. */
  creditCents?: number
}

/** A seat for 68.75 on a flight of its own, reserved and asked for; `accept` collects it, `cancel` gives it back. */
export async function requestByStripe(
  db: Db,
  app: ReturnType<typeof testApplication>,
  stripe: StripeStandIn,
  { departsIn, creditCents = 0 }: Request,
) {
  const departsAt = new Date(clock.now().getTime() + departsIn)
  const { id: flightId, pilotId } = await makeFlight(db, { departsAt })
  const { id: guestId } = await makeUser(db)
  if (creditCents > 0) await makeVoucher(db, { ownerId: guestId, valueCents: creditCents })
  const order = await orderByStripe(db, app, { flightId, creditCents, as: guestId })
  stripe.book.act(order.sessionId, "pay")
  await settleWithStripe(db, stripe)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
    .orderBy(desc(bookingsTable.id))
  const pilot = { kind: "user", userId: pilotId, isPilot: true, isAdmin: false } as const
  const bookingId = booking?.id ?? 0
  const intentId = String(stripe.book.sessions.get(order.sessionId)?.payment_intent)
  return {
    ...order,
    bookingId,
    guestId,
    intentId,
    accept: () => acceptBooking(db, pilot, bookingId),
    cancel: () => cancelBookingByPilot(db, pilot, bookingId),
  }
}
