import { eq } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDivert } from "../day-steps.ts"
import type { Diversion } from "../flight-day-schemas.ts"
import { notUnderWay } from "./land.ts"

export const FLIGHT_DIVERTED = "flight.diverted"

/**
 * „Wir landen woanders“: guests and who waits at home hear where. It moves no money: the settlement only ever goes
 * down, so a diversion makes no share dearer. The planned destination takes it back.
 */
export function divert(
  db: Db,
  pilot: UserActor,
  flightId: number,
  { airportCode, words }: Diversion,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    if (!canDivert(flight, pilot)) throw notUnderWay()
    const [airport] = await tx
      .select({ id: airportsTable.id })
      .from(airportsTable)
      .where(eq(airportsTable.code, airportCode.toUpperCase()))
    if (!airport) {
      throw fieldError("unknown-airport", "airportCode", "Diesen Flugplatz kennen wir nicht.")
    }
    const divertedToAirportId = airport.id === flight.destinationAirportId ? null : airport.id
    if (flight.divertedToAirportId === divertedToAirportId) return
    await tx.update(flightsTable).set({ divertedToAirportId }).where(eq(flightsTable.id, flightId))
    await recordEvent(tx, {
      kind: FLIGHT_DIVERTED,
      entityId: flightId,
      actor: pilot,
      role: "pilot",
      data: { airportId: airport.id, words },
    })
  })
}
