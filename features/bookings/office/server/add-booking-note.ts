import { eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { bookingNotesTable } from "./booking-notes-table.ts"

/** The event of a note, which knows its number and none of its words. */
const ANNOTATED = "booking.annotated"

/** The back office notes something down about a booking, for itself alone. */
export function addBookingNote(
  db: Db,
  actor: UserActor,
  { bookingId, text }: { bookingId: number; text: string },
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const [booking] = await tx
      .select({ id: bookingsTable.id })
      .from(bookingsTable)
      .where(eq(bookingsTable.id, bookingId))
    if (!booking) {
      throw new DomainError("unknown-booking", "not-found", "Diese Buchung gibt es nicht.")
    }
    const note = await writeNote(tx, actor, { bookingId, text })
    await recordEvent(tx, {
      kind: ANNOTATED,
      entityId: bookingId,
      actor,
      role: "admin",
      data: { noteId: note.id },
    })
    return note
  })
}

/** Keeps the words; the event that knows their number is the caller's. */
export async function writeNote(
  tx: Db,
  actor: UserActor,
  { bookingId, text }: { bookingId: number; text: string },
): Promise<{ id: number }> {
  const [note] = await tx
    .insert(bookingNotesTable)
    .values({ bookingId, authorId: actor.userId, text, writtenAt: clock.now() })
    .returning({ id: bookingNotesTable.id })
  if (!note) throw new Error(`the note about booking ${bookingId} was not written`)
  return note
}
