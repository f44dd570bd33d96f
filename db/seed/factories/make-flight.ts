import {
  flightCostsTable,
  flightPricesTable,
  flightSeatsTable,
  flightsTable,
} from "#features/flights/server/flights-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { makeAirport } from "./make-airport.ts"
import { makePilot } from "./make-pilot.ts"
import { makePlane } from "./make-plane.ts"

type NewFlight = Partial<typeof flightsTable.$inferInsert>

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60 * 1000

/** A published flight in ten days: three seats at 62.50 EUR of 250.00 EUR; every field can be given. */
export async function makeFlight(db: Db, given: NewFlight = {}) {
  const now = clock.now()
  const pilotId = given.pilotId ?? (await makePilot(db)).id
  const planeId =
    given.planeId === undefined ? (await makePlane(db, { pilotId })).id : given.planeId
  const airport = await makeAirport(db)
  const departsAt = given.departsAt ?? new Date(now.getTime() + 10 * DAY)
  const durationMinutes = given.durationMinutes ?? 100
  const [flight] = await db
    .insert(flightsTable)
    .values({
      pilotId,
      planeId,
      status: "published",
      kind: "one_way",
      title: "Übers Watt nach Juist",
      departureAirportId: airport.id,
      destinationAirportId: airport.id,
      timeZone: airport.timeZone,
      departsAt,
      arrivesAt: new Date(departsAt.getTime() + durationMinutes * MINUTE),
      durationMinutes,
      distanceKm: 324,
      seatsOffered: 3,
      totalCostCents: 25_000,
      seatPriceCents: 6_250,
      terrain: "islands",
      meetingPoint: "Tower-Café",
      publishedAt: now,
      createdAt: now,
      ...given,
    })
    .returning()
  if (!flight) throw new Error("the flight row was not written")
  await db.insert(flightSeatsTable).values(
    Array.from({ length: flight.seatsOffered }, (_, index) => ({
      flightId: flight.id,
      seatNumber: index + 1,
    })),
  )
  await db.insert(flightCostsTable).values({
    flightId: flight.id,
    position: 1,
    kind: "rental",
    label: "Miete nass, 1 h 40",
    amountCents: flight.totalCostCents,
  })
  await db.insert(flightPricesTable).values({
    flightId: flight.id,
    seatPriceCents: flight.seatPriceCents,
    totalCostCents: flight.totalCostCents,
    validFrom: now,
  })
  return flight
}
