import { eq, inArray } from "drizzle-orm"
import { type LoadRoom, loadRoom } from "#features/bookings/core/load-room.ts"
import { aboardOf, carrierColumns, listSeated } from "#features/bookings/core/server/aboard.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { Guest } from "#features/planes/seating.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * What is left on the aircraft of some flights; of an offer, what is left with these people alone, since
 * every proposal would be a flight of its own.
 */
export async function listLoadRooms(
  db: Db,
  flightIds: readonly number[],
): Promise<(flightId: number, proposed: readonly Guest[]) => LoadRoom | null> {
  const { id, schedule, durationMinutes, seatsOffered } = flightsTable
  const rows = await db
    .select({ id, schedule, durationMinutes, seatsOffered, plane: carrierColumns })
    .from(flightsTable)
    .leftJoin(planesTable, eq(planesTable.id, flightsTable.planeId))
    .where(inArray(id, [...flightIds]))
  const seated = await listSeated(db, flightIds)
  return (flightId, proposed) => {
    const row = rows.find((one) => one.id === flightId)
    if (!row) return null
    const { plane, ...flight } = row
    const isOffer = flight.schedule === "flexible"
    return loadRoom(
      { ...flight, plane: plane ?? undefined },
      isOffer ? { guests: proposed, unnamed: 0 } : aboardOf(seated.get(flightId)),
    )
  }
}
