import { and, asc, eq, gte, isNotNull, sql } from "drizzle-orm"
import type { CalendarEntry } from "#features/bookings/core/server/calendar-file.ts"
import { announcedArrival, expectedDeparture } from "#features/flights/core/flight-clock.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { FLIGHT_IN_CALENDAR } from "../flight-in-calendar.ts"
import { calendarRoute, departureTable, destinationTable } from "./calendar-route.ts"

const steps = sql`${eventsTable.entity} = 'flight' and ${eventsTable.entityId} = ${flightsTable.id}
  and (${eventsTable.kind} in ('flight.changed', 'flight.delayed') or ${eventsTable.toStatus} in ('published', 'cancelled', 'blocked')
    and ${eventsTable.fromStatus} is distinct from ${eventsTable.toStatus})`

/** How often what stands in the pilot's calendar has changed. */
const sequence = sql<number>`(
  select greatest(0, count(*) - 1)::int from ${eventsTable} where ${steps})`

const lastStep = sql`(
  select coalesce(max(${eventsTable.at}), ${flightsTable.publishedAt}) from ${eventsTable} where ${steps})`.mapWith(
  eventsTable.at,
)

/** The dated flights of a pilot that depart after `since` and were offered, whatever has become of them. */
export async function listFlightEntries(
  db: Db,
  pilotId: number,
  since: Date,
): Promise<CalendarEntry[]> {
  const rows = await db
    .select({ flight: flightsTable, ...calendarRoute, sequence, lastStep })
    .from(flightsTable)
    .innerJoin(departureTable, eq(departureTable.id, flightsTable.departureAirportId))
    .innerJoin(destinationTable, eq(destinationTable.id, flightsTable.destinationAirportId))
    .where(
      and(
        eq(flightsTable.pilotId, pilotId),
        eq(flightsTable.schedule, "fixed"),
        isNotNull(flightsTable.publishedAt),
        gte(flightsTable.departsAt, since),
      ),
    )
    .orderBy(asc(flightsTable.departsAt), asc(flightsTable.id))
  return rows.flatMap(({ flight, departure, destination, sequence, lastStep }) => {
    const { departsAt, arrivesAt, title, timeZone, meetingPoint } = flight
    const inCalendar = FLIGHT_IN_CALENDAR[flight.status]
    if (!inCalendar || !departsAt || !arrivesAt) return []
    return [
      {
        ...inCalendar,
        uid: `flug-${flight.id}`,
        sequence,
        stamp: lastStep,
        title,
        departsAt: expectedDeparture({ ...flight, departsAt }),
        arrivesAt: announcedArrival({ ...flight, arrivesAt }),
        timeZone,
        departure,
        destination,
        meetingPoint: inCalendar.status === "cancelled" ? "" : meetingPoint,
        path: flightRoomPath(flight.id),
      },
    ]
  })
}
