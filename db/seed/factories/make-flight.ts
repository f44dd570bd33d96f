import { eq } from "drizzle-orm"
import { seatPriceCap } from "#features/flights/core/cost-sharing.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { clock } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { makeAirport } from "./make-airport.ts"
import { makePilot } from "./make-pilot.ts"
import { makePlane } from "./make-plane.ts"
import {
  type CostDraft,
  type FlightRow,
  type FlightValues,
  type StopDraft,
  writeFlights,
} from "./write-flights.ts"

export interface FlightOverrides extends Partial<FlightValues> {
  stops?: readonly StopDraft[]
  costs?: readonly CostDraft[]
}

/** The first aircraft of a pilot, or a new one. */
async function planeOf(db: Db, pilotId: number): Promise<number> {
  const [known] = await db
    .select({ id: planesTable.id })
    .from(planesTable)
    .where(eq(planesTable.pilotId, pilotId))
    .orderBy(planesTable.id)
    .limit(1)
  return known?.id ?? (await makePlane(db, { pilotId })).id
}

/** A published flight from Bonn to Juist in two weeks, 62.50 a seat, with a pilot of its own. */
export async function makeFlight(db: Db, overrides: FlightOverrides = {}): Promise<FlightRow> {
  const { stops, costs, ...values } = overrides
  const from = await makeAirport(db, "EDKB")
  const to = await makeAirport(db, "EDWJ")
  const pilotId = values.pilotId ?? (await makePilot(db)).id
  const planeId = values.planeId === undefined ? await planeOf(db, pilotId) : values.planeId
  const now = clock.now()
  const departsAt = values.departsAt ?? new Date(now.getTime() + days(14))
  const durationMinutes = values.durationMinutes ?? 100
  const seatsOffered = values.seatsOffered ?? 3
  const totalCostCents = values.totalCostCents ?? 25_000
  const flight: FlightValues = {
    status: "published",
    kind: "one_way",
    topics: ["inselflug"],
    title: "Übers Watt nach Juist",
    description: "Ich verbringe das Wochenende auf Juist und habe noch Plätze frei.",
    departureAirportId: from.id,
    destinationAirportId: to.id,
    timeZone: "Europe/Berlin",
    arrivesAt: new Date(departsAt.getTime() + minutes(durationMinutes)),
    distanceKm: 324,
    seatPriceCents: seatPriceCap(totalCostCents, seatsOffered),
    meetingPoint: "Tower-Café",
    terrain: "islands",
    publishedAt: now,
    createdAt: now,
    ...values,
    pilotId,
    planeId,
    departsAt,
    durationMinutes,
    seatsOffered,
    totalCostCents,
  }
  const [written] = await writeFlights(db, [
    {
      flight,
      stops: stops ?? [
        { airportId: from.id, name: from.name, lat: from.lat, lng: from.lng, minute: 0 },
        { airportId: to.id, name: to.name, lat: to.lat, lng: to.lng, minute: durationMinutes },
      ],
      costs: costs ?? [{ kind: "rental", label: "Miete nass", amountCents: totalCostCents }],
    },
  ])
  if (!written) throw new Error("the flight was not written")
  return written
}
