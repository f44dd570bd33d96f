import { and, asc, eq, lte } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lockBooking, moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { paymentOf } from "#features/bookings/core/server/payment-of-booking.ts"
import { freeSeats } from "#features/bookings/holds/server/free-seats.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { requestVoid } from "#features/payments/server/settle-authorisation.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"

const QUEUE = "expire-requests"

/** Every minute: requests whose deadline has passed end, and their money goes back. */
export const expireRequestsQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "booking",
      due: listDue,
      each: (from, { id, flightId }) => inTransaction(from, (tx) => expire(tx, id, flightId)),
    }),
}

function listDue(db: Db, limit: number): Promise<{ id: number; flightId: number }[]> {
  return db
    .select({ id: bookingsTable.id, flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.status, "requested"), lte(bookingsTable.respondBy, clock.now())))
    .orderBy(asc(bookingsTable.respondBy))
    .limit(limit)
}

async function expire(tx: Db, bookingId: number, flightId: number): Promise<void> {
  await lockFlight(tx, flightId)
  const booking = await lockBooking(tx, bookingId)
  if (booking?.status !== "requested" || !booking.respondBy || booking.respondBy > clock.now()) {
    return
  }
  await moveBooking(tx, booking, {
    to: "expired",
    event: "booking.expired",
    actor: SYSTEM,
    role: "system",
  })
  await freeSeats(tx, flightId, booking.id)
  await requestVoid(tx, await paymentOf(tx, booking))
}
