import { accessTo, selectCheckout } from "#features/bookings/core/server/checkout-queries.ts"
import { type CheckoutVisitor, opensFor } from "#features/bookings/core/server/checkout-secret.ts"
import { lockBooking } from "#features/bookings/core/server/move-booking.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { SYSTEM } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { lapseHold } from "./lapse-holds.ts"

/** Somebody leaves the checkout: their seats are free at once. Safe to repeat. */
export function abandonCheckout(db: Db, visitor: CheckoutVisitor, ref: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [found] = await selectCheckout(tx, { ref })
    if (!found || !opensFor(accessTo(found), visitor)) return
    await lockFlight(tx, found.booking.flightId)
    const booking = await lockBooking(tx, found.booking.id)
    if (booking?.status !== "held") return
    await lapseHold(tx, booking, { actor: visitor.user ?? SYSTEM, role: "passenger" })
  })
}
