import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { lockFlight } from "#features/flights/server/seats.ts"
import { voidOpenPayments } from "#features/payments/server/void-open-payments.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { forgetMails } from "#platform/server/forget-mails.ts"
import { bookingPeopleTable, bookingsTable, checkoutsTable } from "./bookings-tables.ts"
import { lapseHold } from "./lapse-holds.ts"
import { lockBooking } from "./move-booking.ts"

/**
 * Takes a person's words, companions and weights from their bookings; the bookings stay, because
 * receipts hang on them. What they only held or never paid ends.
 */
export async function forgetBookings(tx: Db, actor: UserActor): Promise<void> {
  await endHolds(tx, actor)
  const checkouts = await tx
    .select({ id: checkoutsTable.id })
    .from(checkoutsTable)
    .where(eq(checkoutsTable.userId, actor.userId))
  await voidOpenPayments(
    tx,
    checkouts.map(({ id }) => id),
  )
  const own = eq(bookingsTable.passengerId, actor.userId)
  const ids = tx.select({ id: bookingsTable.id }).from(bookingsTable).where(own)
  await tx
    .update(bookingPeopleTable)
    .set({ name: "", weightKg: null, luggageKg: null })
    .where(inArray(bookingPeopleTable.bookingId, ids))
  await tx.update(bookingsTable).set({ message: "" }).where(own)
  await forgetLetters(tx, actor.userId)
}

async function endHolds(tx: Db, actor: UserActor) {
  const held = await tx
    .select({ id: bookingsTable.id, flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.passengerId, actor.userId), eq(bookingsTable.status, "held")))
    .orderBy(asc(bookingsTable.flightId))
  for (const { id, flightId } of held) {
    await lockFlight(tx, flightId)
    const booking = await lockBooking(tx, id)
    if (booking?.status === "held") await lapseHold(tx, booking, { actor, role: "passenger" })
  }
}

// letters to the other side name this person
function forgetLetters(tx: Db, userId: number): Promise<void> {
  const theirs = (what: SQL) => sql`
    select ${what} from bookings b join flights f on f.id = b.flight_id
    where b.passenger_id = ${userId} or f.pilot_id = ${userId}`
  return forgetMails(
    tx,
    sql`exists (select 1 from events e where m.key like 'event/' || e.id || '/%'
      and ((e.entity = 'booking' and e.entity_id in (${theirs(sql`b.id`)}))
        or (e.entity = 'flight' and e.entity_id in (${theirs(sql`b.flight_id`)}))))`,
  )
}
