import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm"
import { bookingsOfPerson } from "#features/bookings/core/server/bookings-of-person.ts"
import {
  bookingPeopleTable,
  bookingsTable,
  checkoutsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { lockBooking } from "#features/bookings/core/server/move-booking.ts"
import { lapseHold } from "#features/bookings/holds/server/lapse-holds.ts"
import { eraseWaitlist } from "#features/bookings/holds/server/leave-waitlist.ts"
import { eraseBookingNotes } from "#features/bookings/office/server/erase-booking-notes.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { voidOpenPayments } from "#features/payments/server/void-open-payments.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { eraseMails } from "#platform/server/sent-mails/erase-mails.ts"

/**
 * Takes a person's words, companions and weights from their bookings, and what pilots wrote to them
 * or they as a pilot to others; the bookings stay, because
 * receipts hang on them. What they only held or never paid ends.
 */
export async function eraseBookings(tx: Db, actor: UserActor): Promise<void> {
  await endHolds(tx, actor)
  await eraseWaitlist(tx, actor)
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
    .set({ name: "", weightKg: null, luggageKg: null, guardianName: null })
    .where(inArray(bookingPeopleTable.bookingId, ids))
  await tx.update(bookingsTable).set({ message: "" }).where(own)
  await clearRefusals(tx, actor.userId)
  await eraseBookingNotes(tx, actor.userId)
  await deleteMails(tx, actor.userId)
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

// it speaks of both sides
async function clearRefusals(tx: Db, userId: number) {
  await tx
    .update(bookingsTable)
    .set({ declineReason: "", cancellationMessage: "" })
    .where(
      and(
        or(ne(bookingsTable.declineReason, ""), ne(bookingsTable.cancellationMessage, "")),
        sql`${bookingsTable.id} in ${bookingsOfPerson(userId)}`,
      ),
    )
}

// letters to the other side name this person
function deleteMails(tx: Db, userId: number): Promise<void> {
  return eraseMails(
    tx,
    sql`m.event_id in (
      with theirs as (
        select b.id, b.flight_id from bookings b
        where b.id in ${bookingsOfPerson(userId)}
      )
      select e.id from events e join theirs on e.entity = 'booking' and e.entity_id = theirs.id
      union all
      select e.id from events e join theirs on e.entity = 'flight' and e.entity_id = theirs.flight_id)`,
  )
}
