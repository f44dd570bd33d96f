import { eq, inArray, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatFromTo } from "#features/flights/core/format-from-to.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { vettingSheetPath } from "#features/flights/vetting/vetting-list.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { formatInstant } from "#platform/time.ts"
import type { OfficeHit } from "../../office-search.ts"
import type { SearchReading } from "../../parse-office-search.ts"
import { findIds, inOrderOf, joinFacts, MAX_FOUND, statusLabel } from "./hits-of-ids.ts"

/** The flights that are meant: by number, by aircraft, from and to an airport; what starts next comes first. */
export async function findFlights(
  tx: Db,
  { number, airportCode }: SearchReading,
  planeIds: readonly number[],
) {
  const byNumber = number && (number.of ?? "flight") === "flight"
  const airport = sql`(select id from airports where code = ${airportCode})`
  const ways = [
    ...planeIds.map((id) => sql`plane_id = ${id}`),
    ...(airportCode
      ? [sql`departure_airport_id = ${airport}`, sql`destination_airport_id = ${airport}`]
      : []),
  ]
  return findIds(tx, [
    byNumber ? sql`select id from flights where id = ${number.id}` : null,
    ...(ways.length > 0 ? inTheirOrder(ways) : []),
  ])
}

/** What starts next, what has flown last, what has no date yet; drafts are their pilots' own. */
function inTheirOrder(ways: readonly SQL[]): SQL[] {
  const now = clock.now()
  const orders = [
    { which: sql`departs_at >= ${now}`, order: sql`departs_at` },
    { which: sql`departs_at < ${now}`, order: sql`departs_at desc` },
    // an order that no index has: in that of the key the planner would go through all flights
    { which: sql`departs_at is null`, order: sql`-id` },
  ]
  return orders.map(({ which, order }) => {
    const parts = ways.map(
      (
        way,
      ) => sql`(select id, departs_at from flights where ${way} and ${which} and status <> 'draft'
        order by ${order} limit ${MAX_FOUND})`,
    )
    return sql`select id from (${sql.join(parts, sql` union `)}) found order by ${order} limit ${MAX_FOUND}`
  })
}

const departures = alias(airportsTable, "departures")
const destinations = alias(airportsTable, "destinations")

/** `maySeeSheet`: whether they lead to the sheet of the back office */
export async function listFlights(
  tx: Db,
  ids: readonly number[],
  maySeeSheet: boolean,
): Promise<OfficeHit[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({
      flight: flightsTable,
      registration: planesTable.registration,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      from: departures.code,
      to: destinations.code,
      departureName: departures.name,
      destinationName: destinations.name,
    })
    .from(flightsTable)
    .innerJoin(departures, eq(departures.id, flightsTable.departureAirportId))
    .innerJoin(destinations, eq(destinations.id, flightsTable.destinationAirportId))
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .leftJoin(planesTable, eq(planesTable.id, flightsTable.planeId))
    .where(inArray(flightsTable.id, [...ids]))
  return inOrderOf(ids, rows, ({ flight }) => flight.id).map((row) => {
    const { flight, from, to, registration, firstName, lastName } = row
    return {
      id: `flight-${flight.id}`,
      kind: "flight",
      title: `Flug ${flight.id}, ${formatFromTo(row)}`,
      facts: joinFacts([
        flight.departsAt ? formatInstant(flight.departsAt, flight.timeZone) : "Termin flexibel",
        from === to ? from : `${from} – ${to}`,
        registration,
        `${firstName} ${lastName}`.trim(),
      ]),
      status: statusLabel("flight", flight.status),
      href: maySeeSheet ? vettingSheetPath(flight.id) : flightPath(flight.id),
    }
  })
}
