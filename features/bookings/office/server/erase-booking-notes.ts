import { and, eq, inArray, ne, or } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { bookingNotesTable } from "./booking-notes-table.ts"

/** Takes the words out of notes about somebody's bookings, on either side; that there was one stays. */
export async function eraseBookingNotes(tx: Db, userId: number): Promise<void> {
  const theirs = tx
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(or(eq(bookingsTable.passengerId, userId), eq(flightsTable.pilotId, userId)))
  await tx
    .update(bookingNotesTable)
    .set({ text: "" })
    .where(and(ne(bookingNotesTable.text, ""), inArray(bookingNotesTable.bookingId, theirs)))
}
