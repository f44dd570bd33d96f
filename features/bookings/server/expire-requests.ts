import { and, eq, lte } from "drizzle-orm"
import { lockFlight } from "#features/flights/server/seats.ts"
import { requestVoid } from "#features/payments/server/settle-authorisation.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { bookingsTable } from "./bookings-tables.ts"
import { freeSeats } from "./free-seats.ts"
import { lockBooking, moveBooking } from "./move-booking.ts"
import { paymentOf } from "./payment-of-booking.ts"

/** Every minute: requests whose deadline has passed end, and their money goes back. */
export const expireRequestsQueue: JobQueue = {
  name: "expire-requests",
  cron: "* * * * *",
  async run(db) {
    const due = await db
      .select({ id: bookingsTable.id, flightId: bookingsTable.flightId })
      .from(bookingsTable)
      .where(and(eq(bookingsTable.status, "requested"), lte(bookingsTable.respondBy, clock.now())))
      .limit(500)
    for (const { id, flightId } of due) {
      await inTransaction(db, async (tx) => {
        await lockFlight(tx, flightId)
        const booking = await lockBooking(tx, id)
        if (
          booking?.status !== "requested" ||
          !booking.respondBy ||
          booking.respondBy > clock.now()
        )
          return
        await moveBooking(tx, booking, {
          to: "expired",
          event: "booking.expired",
          actor: SYSTEM,
          role: "system",
        })
        await freeSeats(tx, flightId, booking.id)
        await requestVoid(tx, await paymentOf(tx, booking))
      })
    }
  },
}
