import { eq, sql } from "drizzle-orm"
import { type FlightFacts, toTheMinute } from "#features/flights/core/flight-change.ts"
import { formatRoute } from "#features/flights/core/format-route.ts"
import { flightSeatsTable, flightStopsTable } from "#features/flights/core/server/flights-tables.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { BookedFlight } from "#features/flights/draft/facts.ts"
import { readAnswersOfFlight } from "#features/flights/draft/server/flight-as-answers.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { type Aboard, doesCarry } from "#features/planes/usable-seats.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { Guests } from "./guests.ts"

/** What guests have booked of a flight; null where every seat is free. */
export async function findBookedFlight(
  db: Db,
  flight: FlightRow | undefined,
  guests: Guests,
): Promise<BookedFlight | null> {
  if (!flight) return null
  const seats = await db
    .select({ bookingId: flightSeatsTable.bookingId })
    .from(flightSeatsTable)
    .where(eq(flightSeatsTable.flightId, flight.id))
  const seatsTaken = seats.filter(({ bookingId }) => bookingId !== null).length
  if (seatsTaken === 0) return null
  const { aboard, ...counts } = await guests.of(db, flight.id)
  return {
    ...counts,
    seatsTaken,
    seatsOffered: flight.seatsOffered,
    totalCostCents: flight.totalCostCents,
    durationMinutes: flight.durationMinutes,
    facts: await readFacts(db, flight),
    doesCarry: await carriersOf(db, flight.pilotId, aboard),
  }
}

async function readFacts(db: Db, flight: FlightRow): Promise<FlightFacts> {
  const { id, kind, departsAt, arrivesAt, timeZone, planeId, seatPriceCents } = flight
  if (!departsAt || !arrivesAt) throw new Error(`flight ${id} has seats and no date`)
  const { route } = await readAnswersOfFlight(db, flight)
  const airportOf = (airportId: number) =>
    db.select().from(airportsTable).where(eq(airportsTable.id, airportId))
  const [departure] = await airportOf(flight.departureAirportId)
  const [destination] = await airportOf(flight.destinationAirportId)
  if (!departure || !destination) throw new Error(`flight ${id} names a missing airport`)
  const [plane] = await db
    .select({
      id: planesTable.id,
      registration: planesTable.registration,
      model: planesTable.model,
    })
    .from(planesTable)
    .where(eq(planesTable.id, planeId ?? 0))
  return {
    departsAt: toTheMinute(departsAt),
    endsAt: toTheMinute(kind === "excursion" ? await lastLanding(db, id, departsAt) : arrivesAt),
    timeZone,
    way: formatRoute({ kind, departure, stops: route.stops, destination }),
    plane: plane ? { id: plane.id, name: `${plane.registration}, ${plane.model}` } : null,
    seatPriceCents,
  }
}

async function lastLanding(db: Db, flightId: number, departsAt: Date): Promise<Date> {
  const [row] = await db
    .select({ minute: sql<number>`max(${flightStopsTable.minute})` })
    .from(flightStopsTable)
    .where(eq(flightStopsTable.flightId, flightId))
  return new Date(departsAt.getTime() + minutes(row?.minute ?? 0))
}

/** Which of the pilot's aircraft could take these people along. */
async function carriersOf(
  db: Db,
  pilotId: number,
  aboard: Aboard,
): Promise<BookedFlight["doesCarry"]> {
  const planes = await db.select().from(planesTable).where(eq(planesTable.pilotId, pilotId))
  return (planeId, minutes) => {
    const plane = planes.find(({ id }) => id === planeId)
    return plane !== undefined && doesCarry(plane, minutes, aboard)
  }
}
