import { eq } from "drizzle-orm"
import { lockFlight } from "#features/flights/server/seats.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { bookingsTable, checkoutsTable } from "./bookings-tables.ts"
import { hashCheckoutSecret } from "./checkout-secret.ts"
import { lapseHold } from "./lapse-holds.ts"
import { lockBooking } from "./move-booking.ts"

/** Somebody leaves the checkout: their seats are free at once. Safe to repeat. */
export function abandonCheckout(db: Db, user: UserActor | null, secret: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ id: bookingsTable.id, flightId: bookingsTable.flightId })
      .from(bookingsTable)
      .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
      .where(eq(checkoutsTable.secretHash, hashCheckoutSecret(secret)))
    if (!found) return
    await lockFlight(tx, found.flightId)
    const booking = await lockBooking(tx, found.id)
    if (booking?.status !== "held") return
    await lapseHold(tx, booking, { actor: user ?? SYSTEM, role: "passenger" })
  })
}
