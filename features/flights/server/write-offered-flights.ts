import { sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { type FlightTimes, minutesToDestination, type Offer } from "../draft/offer.ts"
import { stopsOfOffer } from "../draft/stops-of-offer.ts"
import type { DraftRow } from "./flight-drafts-table.ts"
import {
  flightCostsTable,
  flightPricesTable,
  flightSeatsTable,
  flightStopsTable,
  flightsTable,
  flightVettingsTable,
} from "./flights-tables.ts"

interface HandIn {
  draft: DraftRow
  offer: Offer
  status: "published" | "in_review"
  seriesId: string | null
}

/** Writes the flights of an offer; the first has the draft's number. Answers their ids. */
export async function writeOfferedFlights(
  tx: Db,
  pilot: UserActor,
  handIn: HandIn,
): Promise<number[]> {
  const { offer, draft } = handIn
  const [first, ...others] = offer.times
  const ids = [await writeFlight(tx, pilot, handIn, first, draft.flightId)]
  for (const times of others) ids.push(await writeFlight(tx, pilot, handIn, times))
  return ids
}

async function writeFlight(
  tx: Db,
  pilot: UserActor,
  { offer, draft, status, seriesId }: HandIn,
  times: FlightTimes | undefined,
  id?: number,
): Promise<number> {
  const now = clock.now()
  const { date, kind, costs, route, words } = offer
  const [flight] = await tx
    .insert(flightsTable)
    .overridingSystemValue()
    .values({
      id: id ?? sql`nextval(pg_get_serial_sequence('flights', 'id'))`,
      pilotId: pilot.userId,
      planeId: offer.plane.id,
      status,
      schedule: times ? "fixed" : "flexible",
      kind: kind.kind,
      topics: [...new Set([...kind.topics, ...words.topics])],
      title: words.title,
      description: words.description,
      departureAirportId: route.departure.id,
      destinationAirportId: route.destination.id,
      timeZone: route.departure.timeZone,
      ...(times && { departsAt: times.departsAt, arrivesAt: times.arrivesAt }),
      ...(date.schedule === "flexible" && {
        windowFrom: date.window.from,
        windowTo: date.window.to,
        windowWeekdays: date.window.weekdays,
        windowEarliest: date.window.earliest,
        windowLatest: date.window.latest,
      }),
      durationMinutes: minutesToDestination(kind.kind, costs.flightMinutes),
      distanceKm: offer.way.distanceKm,
      seatsOffered: costs.seats,
      totalCostCents: costs.totalCostCents,
      seatPriceCents: costs.seatPriceCents,
      isInstantBooking: kind.isInstantBooking,
      stayMinutes: kind.stayMinutes,
      luggageKgPerPerson: words.luggageKgPerPerson,
      meetingPoint: words.meetingPoint,
      terrain: offer.terrain,
      seriesId,
      insuranceConfirmedAt: now,
      publishedAt: status === "published" ? now : null,
      createdAt: draft.createdAt,
    })
    .returning()
  if (!flight) throw new Error(`draft ${draft.flightId} was not written`)
  const flightId = flight.id
  await tx
    .insert(flightStopsTable)
    .values(stopsOfOffer(offer).map((stop, position) => ({ ...stop, flightId, position })))
  await tx
    .insert(flightCostsTable)
    .values(costs.costs.map((cost, position) => ({ ...cost, flightId, position })))
  // an offer without a date holds no seats: the flight that comes of it does
  if (times) {
    await tx
      .insert(flightSeatsTable)
      .values(
        Array.from({ length: costs.seats }, (_, index) => ({ flightId, seatNumber: index + 1 })),
      )
  }
  if (status === "published") {
    const { seatPriceCents, totalCostCents } = costs
    await tx
      .insert(flightPricesTable)
      .values({ flightId, seatPriceCents, totalCostCents, validFrom: now })
  } else {
    await tx.insert(flightVettingsTable).values({ flightId, submittedAt: now })
  }
  await recordEvent(tx, {
    kind: status === "published" ? "flight.published" : "flight.submitted",
    entityId: flightId,
    actor: pilot,
    role: "pilot",
    from: "draft",
    to: status,
  })
  return flightId
}
