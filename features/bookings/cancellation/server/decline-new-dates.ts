import { and, asc, eq, lte } from "drizzle-orm"
import { BOOKING_STATUS_LABELS, type BookingStatus } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import {
  NEW_DATES_UNANSWERED,
  notifyOfUnanswered,
} from "#features/bookings/core/server/notify-of-unanswered.ts"
import { type Actor, type ActorRole, SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { endWithRefund } from "./end-with-refund.ts"

const QUEUE = "expire-new-dates"

/** The guest of a cancelled flight takes none of the new dates; everything goes back. */
export function declineNewDates(
  db: Db,
  passenger: UserActor,
  bookingId: number,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx): Promise<BookingStatus> => {
    const { booking } = await lockBookingWithFlight(tx, bookingId)
    if (booking.passengerId !== passenger.userId) throw unknownRequest()
    if (booking.status === "cancelled_by_pilot") return booking.status
    if (booking.status !== "rebooking_offered") throw answerHasExpired(booking)
    await endUnchosen(tx, booking, { actor: passenger, role: "passenger" })
    return "cancelled_by_pilot"
  })
}

/** Every minute: who has not chosen in time gets everything back. */
export const expireNewDatesQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  async run(db) {
    await sweep(db, {
      queue: QUEUE,
      entity: "booking",
      due: listDue,
      each: (from, { id }) => inTransaction(from, (tx) => endSilence(tx, id)),
    })
    await notifyOfUnanswered(db, { queue: QUEUE, kind: NEW_DATES_UNANSWERED })
  },
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(
      and(eq(bookingsTable.status, "rebooking_offered"), lte(bookingsTable.rebookBy, clock.now())),
    )
    .orderBy(asc(bookingsTable.rebookBy))
    .limit(limit)
}

async function endSilence(tx: Db, bookingId: number): Promise<void> {
  const { booking } = await lockBookingWithFlight(tx, bookingId)
  const { status, rebookBy } = booking
  if (status !== "rebooking_offered" || !rebookBy || rebookBy > clock.now()) return
  await endUnchosen(tx, booking, { actor: SYSTEM, role: "system" })
}

/** Ends a locked booking whose guest takes none of the new dates, whoever says it for them. */
export function endUnchosen(tx: Db, booking: BookingRow, by: { actor: Actor; role: ActorRole }) {
  return endWithRefund(tx, booking, {
    ...by,
    to: "cancelled_by_pilot",
    event: "booking.new_dates_declined",
    refund: "flight_cancelled",
    isUnanswered: by.role === "system",
  })
}

export function answerHasExpired(booking: BookingRow): DomainError {
  const message =
    booking.status === "rebooking_offered"
      ? "Die Zeit für eine Antwort ist vorbei. Dein Geld ist schon auf dem Rückweg."
      : `Für diese Buchung steht kein neuer Termin zur Wahl. Ihr Stand: ${BOOKING_STATUS_LABELS[booking.status]}.`
  return new DomainError("no-new-date-open", "invalid", message)
}
