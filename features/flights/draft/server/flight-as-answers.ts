import { asc, eq, inArray } from "drizzle-orm"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import {
  flightCostsTable,
  flightStopsTable,
  flightsTable,
} from "#features/flights/core/server/flights-tables.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { DraftAnswers } from "../answers.ts"
import { answersOfFlight } from "../answers-of-flight.ts"

/** What a pilot may still write anew; where guests have booked, `judge-guests.ts` says how far. */
const EDITABLE: readonly FlightStatus[] = ["draft", "in_review", "published", "paused"]

/** An own flight; somebody else's looks like a missing one. */
export async function findOwnFlight(
  db: Db,
  pilotId: number,
  flightId: number,
): Promise<FlightRow | undefined> {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  return flight?.pilotId === pilotId ? flight : undefined
}

/** @throws DomainError `not-to-edit`: it is over, or was taken away */
export function refuseIfNotEditable(flight: FlightRow): void {
  if (EDITABLE.includes(flight.status)) return
  throw new DomainError(
    "not-to-edit",
    "invalid",
    "Dieser Flug lässt sich nicht mehr ändern. Biete ihn noch einmal an.",
  )
}

/** A flight's rows as answers to the nine steps. */
export async function readAnswersOfFlight(db: Db, flight: FlightRow): Promise<DraftAnswers> {
  const stops = await db
    .select()
    .from(flightStopsTable)
    .where(eq(flightStopsTable.flightId, flight.id))
    .orderBy(asc(flightStopsTable.position))
  const costs = await db
    .select()
    .from(flightCostsTable)
    .where(eq(flightCostsTable.flightId, flight.id))
    .orderBy(asc(flightCostsTable.position))
  const [plane] = await db
    .select({
      ownership: planesTable.ownership,
      fuelLitresPerHour: planesTable.fuelLitresPerHour,
    })
    .from(planesTable)
    .where(eq(planesTable.id, flight.planeId ?? 0))
  const airportIds = [
    flight.departureAirportId,
    flight.destinationAirportId,
    ...stops.flatMap(({ airportId }) => airportId ?? []),
  ]
  const airports = await db
    .select({ id: airportsTable.id, code: airportsTable.code })
    .from(airportsTable)
    .where(inArray(airportsTable.id, airportIds))
  const codeOf = (id: number | null) => airports.find((one) => one.id === id)?.code ?? ""
  return answersOfFlight({
    ...flight,
    plane: plane ?? null,
    departureCode: codeOf(flight.departureAirportId),
    destinationCode: codeOf(flight.destinationAirportId),
    stops: stops.map((stop) => ({ ...stop, code: codeOf(stop.airportId) })),
    costs,
  })
}
