import { and, eq, inArray, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { OfferGuests } from "../cockpit.ts"
import { listLateCancellations } from "./late-cancellations.ts"

const sumOf = (status: string) =>
  sql<number>`coalesce(sum(${bookingsTable.seats}) filter (where ${bookingsTable.status} = ${status}), 0)::int`

/** Seats, requests and late cancellations of a pilot's own flights, by their number. */
export async function listOfferGuests(
  db: Db,
  pilotId: number,
  flightIds: readonly number[],
): Promise<Record<number, OfferGuests>> {
  if (flightIds.length === 0) return {}
  const late = await listLateCancellations(db, pilotId, flightIds)
  const rows = await db
    .select({
      id: flightsTable.id,
      seatsOffered: flightsTable.seatsOffered,
      confirmedSeats: sumOf("confirmed"),
      requestedSeats: sumOf("requested"),
      requests: sql<number>`count(*) filter (where ${bookingsTable.status} = 'requested')::int`,
    })
    .from(flightsTable)
    .leftJoin(bookingsTable, eq(bookingsTable.flightId, flightsTable.id))
    .where(and(eq(flightsTable.pilotId, pilotId), inArray(flightsTable.id, [...flightIds])))
    .groupBy(flightsTable.id)
  return Object.fromEntries(
    rows.map(({ id, ...seats }) => [id, { ...seats, late: late.get(id) ?? [] }]),
  )
}
