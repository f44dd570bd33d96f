import { inArray } from "drizzle-orm"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRows } from "./insert-rows.ts"
import { landingEventsOf } from "./settlement-events.ts"
import type { FlightRow } from "./write-flights.ts"

/** Flights that took off and landed: their statements are due. */
export async function landFlights(db: Db, flights: readonly FlightRow[]): Promise<void> {
  await moveFlights(db, flights, "settlement_due")
  await insertRows(db, eventsTable, flights.flatMap(landingEventsOf))
}

/** Flights whose start, or whose window, has passed without a guest. */
export async function expireFlights(db: Db, flights: readonly FlightRow[]): Promise<void> {
  await moveFlights(db, flights, "expired")
  await insertRows(
    db,
    eventsTable,
    flights.map((flight) => ({
      ...endOf(flight, "expired"),
      actorKind: "system" as const,
      at: flight.departsAt ?? endOfWindow(flight),
    })),
  )
}

function endOfWindow({ windowTo, timeZone, createdAt }: FlightRow): Date {
  return windowTo ? startOfDay(addDays(windowTo, 1), timeZone) : createdAt
}

/** Flights that nobody has booked and that their pilots call off. */
export async function cancelFlights(
  db: Db,
  flights: readonly FlightRow[],
  cancellation: { reason: string; at: Date },
): Promise<void> {
  await moveFlights(db, flights, "cancelled")
  await insertRows(
    db,
    eventsTable,
    flights.map((flight) => ({
      ...endOf(flight, "cancelled"),
      actorKind: "pilot" as const,
      actorId: flight.pilotId,
      reason: cancellation.reason,
      at: cancellation.at,
    })),
  )
}

function endOf(flight: FlightRow, to: FlightStatus) {
  return {
    kind: `flight.${to}`,
    entity: "flight",
    entityId: flight.id,
    fromStatus: "published",
    toStatus: to,
    data: {},
  }
}

async function moveFlights(db: Db, flights: readonly FlightRow[], status: FlightStatus) {
  if (flights.length === 0) return
  await db
    .update(flightsTable)
    .set({ status })
    .where(
      inArray(
        flightsTable.id,
        flights.map(({ id }) => id),
      ),
    )
}
