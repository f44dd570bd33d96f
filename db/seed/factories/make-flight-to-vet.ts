import { flightVettingsTable } from "#features/flights/core/server/flights-tables.ts"
import { clock } from "#platform/clock.ts"
import { addDays, instantAt, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRow } from "./insert-rows.ts"
import { type FlightOverrides, makeFlight } from "./make-flight.ts"
import type { FlightRow } from "./write-flights.ts"

/** A flight in two weeks that its pilot has just handed in; by day, so that nobody has to be fit for the night. */
export async function makeFlightToVet(db: Db, overrides: FlightOverrides = {}): Promise<FlightRow> {
  const departsAt = instantAt(addDays(isoDay(clock.now(), HOME_ZONE), 14), "11:00", HOME_ZONE)
  const flight = await makeFlight(db, {
    status: "in_review",
    publishedAt: null,
    ...(departsAt && { departsAt }),
    ...overrides,
  })
  await insertRow(db, flightVettingsTable, { flightId: flight.id, submittedAt: clock.now() })
  return flight
}
