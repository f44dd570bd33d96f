import { type SQL, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"

/** Whether somebody flies the flight of a query or has ever booked it. */
export function isInvolved(userId: number): SQL<boolean> {
  return sql<boolean>`(${flightsTable.pilotId} = ${userId} or exists (
    select 1 from ${bookingsTable} where ${bookingsTable.flightId} = ${flightsTable.id}
      and ${bookingsTable.passengerId} = ${userId}))`
}
