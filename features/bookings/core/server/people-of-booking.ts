import { asc, eq } from "drizzle-orm"
import type { Guest } from "#features/planes/seating.ts"
import type { Db } from "#platform/server/db.ts"
import { bookingPeopleTable } from "./bookings-tables.ts"

/** The weights of the people of a booking; deleted weights count as 0. */
export async function listPeople(db: Db, bookingId: number): Promise<Guest[]> {
  const people = await db
    .select()
    .from(bookingPeopleTable)
    .where(eq(bookingPeopleTable.bookingId, bookingId))
    .orderBy(asc(bookingPeopleTable.position))
  return people.map(({ weightKg, luggageKg }) => ({
    weightKg: weightKg ?? 0,
    luggageKg: luggageKg ?? 0,
  }))
}

/** When the people of a booking joined it; null for who was in it when it was ordered. */
export function listJoinedAts(
  db: Db,
  bookingId: number,
): Promise<{ position: number; joinedAt: Date | null }[]> {
  const { position, joinedAt } = bookingPeopleTable
  return db
    .select({ position, joinedAt })
    .from(bookingPeopleTable)
    .where(eq(bookingPeopleTable.bookingId, bookingId))
}
