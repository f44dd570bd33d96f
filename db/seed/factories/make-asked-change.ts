import { eq } from "drizzle-orm"
import { changeQuestionsTable } from "#features/bookings/core/server/change-questions-table.ts"
import { flightChangesTable } from "#features/flights/changes/server/flight-changes-table.ts"
import { type FlightFacts, toTheMinute } from "#features/flights/core/flight-change.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

/** A booked flight that was to start an hour earlier; its guest is asked for two days. */
export async function makeAskedChange(db: Db, booking: { id: number; flightId: number }) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, booking.flightId))
  if (!flight?.departsAt || !flight.arrivesAt) throw new Error("the flight has no date")
  const { departsAt, arrivesAt, timeZone, seatPriceCents } = flight
  const factsAt = (shiftMs: number): FlightFacts => ({
    departsAt: toTheMinute(new Date(departsAt.getTime() + shiftMs)),
    endsAt: toTheMinute(new Date(arrivesAt.getTime() + shiftMs)),
    timeZone,
    way: ["Bonn-Hangelar (EDKB)", "Juist (EDWJ)"],
    plane: null,
    seatPriceCents,
  })
  const before = factsAt(-hours(1))
  const changedAt = clock.now()
  const answerBy = new Date(changedAt.getTime() + hours(48))
  const change = await insertRow(db, flightChangesTable, {
    before,
    answerBy,
    changedAt,
    flightId: flight.id,
    after: factsAt(0),
  })
  await insertRow(db, changeQuestionsTable, {
    answerBy,
    changeId: change.id,
    bookingId: booking.id,
    known: before,
    state: "asked",
    askedAt: changedAt,
  })
  return change
}
