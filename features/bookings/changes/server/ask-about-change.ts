import { and, asc, eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { endQuestion, findOpenQuestion } from "#features/bookings/core/server/change-questions.ts"
import { changeQuestionsTable as questions } from "#features/bookings/core/server/change-questions-table.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import type { FlightChangeRow } from "#features/flights/changes/server/flight-changes-table.ts"
import { changesOf, needsConsent } from "#features/flights/core/flight-change.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

/**
 * Asks everybody with a certain booking whether they agree to the changed flight, which is locked.
 * Who has not answered about an earlier change is asked about both at once, and who gets back what
 * they have booked hears that, and has nothing to answer any more.
 */
export async function askAboutChange(tx: Db, change: FlightChangeRow): Promise<void> {
  const bookings = await tx
    .select()
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, change.flightId), eq(bookingsTable.status, "confirmed")))
    .orderBy(asc(bookingsTable.id))
    .for("update")
  for (const booking of bookings) await ask(tx, booking, change)
}

async function ask(tx: Db, booking: BookingRow, change: FlightChangeRow): Promise<void> {
  const open = await findOpenQuestion(tx, booking.id)
  const known = open?.known ?? change.before
  const isAsked = needsConsent(changesOf(known, change.after))
  if (!isAsked && !open) return
  if (open) await endQuestion(tx, open, "dropped")
  if (isAsked) {
    const answerBy = change.answerBy ?? open?.answerBy
    if (!answerBy) throw new Error(`change ${change.id} asks and has no deadline`)
    await tx.insert(questions).values({
      known,
      answerBy,
      changeId: change.id,
      bookingId: booking.id,
      state: "asked",
      askedAt: clock.now(),
    })
  }
  await recordEvent(tx, {
    kind: isAsked ? "booking.change_asked" : "booking.change_undone",
    entityId: booking.id,
    actor: SYSTEM,
    role: "system",
    data: { flightId: booking.flightId, changeId: change.id },
  })
}
