import { and, asc, eq, lte } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { paymentOf } from "#features/bookings/core/server/payment-of-booking.ts"
import { freeSeats } from "#features/bookings/holds/server/free-seats.ts"
import { findPayment } from "#features/payments/server/payments-queries.ts"
import { requestVoid } from "#features/payments/server/settle-authorisation.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"

const QUEUE = "end-unpaid-bookings"

/** Every minute: bookings that nobody has paid in time end, and their seats are free. */
export const endUnpaidQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "booking",
      due: listDue,
      each: (from, { id }) => inTransaction(from, (tx) => endUnpaid(tx, id)),
    }),
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(
      and(eq(bookingsTable.status, "payment_due"), lte(bookingsTable.paymentDueBy, clock.now())),
    )
    .orderBy(asc(bookingsTable.paymentDueBy))
    .limit(limit)
}

async function endUnpaid(tx: Db, bookingId: number): Promise<void> {
  const { booking } = await lockBookingWithFlight(tx, bookingId)
  const { status, paymentDueBy } = booking
  if (status !== "payment_due" || !paymentDueBy || paymentDueBy > clock.now()) return
  const paymentId = await paymentOf(tx, booking)
  // paid at the last moment: the reaction to it is about to confirm the booking
  if ((await findPayment(tx, paymentId))?.status === "authorised") return
  await moveBooking(tx, booking, {
    to: "expired",
    event: "booking.unpaid",
    actor: SYSTEM,
    role: "system",
  })
  await freeSeats(tx, booking.flightId, booking.id)
  await requestVoid(tx, paymentId)
}
