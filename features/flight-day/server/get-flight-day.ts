import { eq } from "drizzle-orm"
import { isMuchLater } from "#features/bookings/core/cancellation.ts"
import { expectedArrival } from "#features/flights/core/flight-clock.ts"
import type { FlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import type { Actor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { canBoard, canDelay, canDivert, canLand, canTakeOff } from "../day-steps.ts"
import type { DayCommands, FlightDay, GoView } from "../flight-day-view.ts"
import { canDecide, decideByChoices, type GoState, goStateOf } from "../go-decision.ts"
import { findGoDecision } from "./decide-go.ts"

/** How the day of a flight stands. */
export async function getFlightDay(
  db: Db,
  { flight, destination }: FlightSummary,
): Promise<FlightDay> {
  const state = goStateOf(flight, await findGoDecision(db, flight.id), clock.now())
  return {
    flightId: flight.id,
    status: flight.status,
    timeZone: flight.timeZone,
    departsAt: flight.departsAt.toISOString(),
    arrivesAt: flight.arrivesAt.toISOString(),
    expectedDepartsAt: flight.expectedDepartsAt?.toISOString() ?? null,
    expectedArrivesAt: expectedArrival(flight).toISOString(),
    tookOffAt: flight.tookOffAt?.toISOString() ?? null,
    landedAt: flight.landedAt?.toISOString() ?? null,
    destination: { name: destination.name, code: destination.code },
    divertedTo: await findPlace(db, flight.divertedToAirportId),
    go: state ? viewOf(state) : null,
    isMuchLater: isMuchLater(flight),
  }
}

/** What this person may do about it now. */
export function dayCommands({ flight }: Pick<FlightSummary, "flight">, actor: Actor): DayCommands {
  const now = clock.now()
  const decide = canDecide(flight, actor, now)
  return {
    decide,
    decideBy: decide ? decideByChoices(flight, now).map((at) => at.toISOString()) : [],
    delay: canDelay(flight, actor, now),
    takeOff: canTakeOff(flight, actor, now),
    land: canLand(flight, actor),
    divert: canDivert(flight, actor),
    board: canBoard(flight, actor, now),
  }
}

function viewOf(state: GoState): GoView {
  switch (state.kind) {
    case "later":
      return { kind: "later", decideBy: state.decideBy.toISOString() }
    case "go":
      return { kind: "go", decidedAt: state.decidedAt.toISOString() }
    default:
      return { kind: state.kind }
  }
}

async function findPlace(db: Db, airportId: number | null) {
  if (airportId === null) return null
  const [airport] = await db
    .select({ name: airportsTable.name, code: airportsTable.code })
    .from(airportsTable)
    .where(eq(airportsTable.id, airportId))
  return airport ?? null
}
