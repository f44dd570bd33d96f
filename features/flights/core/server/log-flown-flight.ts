import { asc, eq } from "drizzle-orm"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import {
  isAccountGone,
  lockAccountShared,
} from "#features/users/core/server/lock-account-shared.ts"
import { proposeLanding } from "#features/verification/server/propose-landing.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { FlightStatus } from "../flight.ts"
import { landingOfFlight } from "../flown-landing.ts"
import { flightStopsTable, flightsTable } from "./flights-tables.ts"
import { type FlightRow, lockFlight } from "./seats.ts"

const LANDED: readonly FlightStatus[] = ["settlement_due", "settlement_submitted", "closed"]

/**
 * Puts a flight that has landed into its pilot's landing log, once: an entry that the pilot has
 * taken out does not come back, and a flight that did not take place gets none.
 */
export function logFlownFlight(db: Db, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ pilotId: flightsTable.pilotId })
      .from(flightsTable)
      .where(eq(flightsTable.id, flightId))
    if (!found || (await isAccountGone(tx, found.pilotId))) return
    await lockAccountShared(tx, found.pilotId)
    const flight = await lockFlight(tx, flightId)
    if (!flight || flight.landingLoggedAt || !LANDED.includes(flight.status)) return
    const entry = await entryOf(tx, flight)
    if (!entry) return
    await tx
      .update(flightsTable)
      .set({ landingLoggedAt: clock.now() })
      .where(eq(flightsTable.id, flightId))
    await proposeLanding(tx, { ...entry, userId: flight.pilotId, flightId })
  })
}

async function entryOf(tx: Db, flight: FlightRow) {
  const { departsAt, planeId } = flight
  if (!departsAt || planeId === null) return undefined
  const [plane] = await tx.select().from(planesTable).where(eq(planesTable.id, planeId))
  const stops = await tx
    .select()
    .from(flightStopsTable)
    .where(eq(flightStopsTable.flightId, flight.id))
    .orderBy(asc(flightStopsTable.position))
  const departure = await codeOf(tx, flight.departureAirportId)
  const destination = await codeOf(tx, flight.divertedToAirportId ?? flight.destinationAirportId)
  if (!plane || !departure || !destination) return undefined
  return landingOfFlight({ ...flight, departsAt, plane, stops, departure, destination })
}

async function codeOf(tx: Db, airportId: number) {
  const [airport] = await tx
    .select({ code: airportsTable.code })
    .from(airportsTable)
    .where(eq(airportsTable.id, airportId))
  return airport
}
