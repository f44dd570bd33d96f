import { and, ne, sql } from "drizzle-orm"
import { bookingsOfPerson } from "#features/bookings/core/server/bookings-of-person.ts"
import type { Db } from "#platform/server/db.ts"
import { bookingNotesTable } from "./booking-notes-table.ts"

/** Takes the words out of notes about somebody's bookings, on either side; that there was one stays. */
export async function eraseBookingNotes(tx: Db, userId: number): Promise<void> {
  await tx
    .update(bookingNotesTable)
    .set({ text: "" })
    .where(
      and(
        ne(bookingNotesTable.text, ""),
        sql`${bookingNotesTable.bookingId} in ${bookingsOfPerson(userId)}`,
      ),
    )
}
