import { asc, eq } from "drizzle-orm"
import {
  flightCostsTable,
  flightPricesTable,
  flightSeatsTable,
  flightStopsTable,
  flightsTable,
} from "#features/flights/core/server/flights-tables.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { copyFlightPhotos } from "#features/flights/photos/server/copy-flight-photos.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

interface AgreedFlight {
  departsAt: Date
  /** The agreed price; the offer may have changed since. */
  seatPriceCents: number
  actor: Actor
  role: ActorRole
}

/**
 * Inserts the dated flight that an offer becomes with an agreed start: published, with the offer's
 * way, costs and seats, all of them free. The offer, which is locked, stays as it is.
 */
export function makeFlightOfOffer(
  tx: Db,
  offer: FlightRow,
  agreed: AgreedFlight,
): Promise<FlightRow> {
  return makeFlightLike(tx, offer, { ...agreed, offerId: offer.id })
}

/** The same of a flight that is cancelled, on another date. */
export function recreateFlight(
  tx: Db,
  former: FlightRow,
  on: Omit<AgreedFlight, "seatPriceCents">,
): Promise<FlightRow> {
  const { seatPriceCents, offerId } = former
  return makeFlightLike(tx, former, { ...on, seatPriceCents, offerId })
}

async function makeFlightLike(
  tx: Db,
  { id: originId, ...same }: FlightRow,
  { departsAt, seatPriceCents, offerId, actor, role }: AgreedFlight & { offerId: number | null },
): Promise<FlightRow> {
  const now = clock.now()
  const [flight] = await tx
    .insert(flightsTable)
    .values({
      ...same,
      offerId,
      schedule: "fixed",
      status: "published",
      departsAt,
      arrivesAt: new Date(departsAt.getTime() + minutes(same.durationMinutes)),
      windowFrom: null,
      windowTo: null,
      windowWeekdays: [],
      windowEarliest: null,
      windowLatest: null,
      seatPriceCents,
      isOccupied: false,
      landingLoggedAt: null,
      expectedDepartsAt: null,
      tookOffAt: null,
      landedAt: null,
      divertedToAirportId: null,
      publishedAt: now,
      createdAt: now,
    })
    .returning()
  if (!flight) throw new Error(`the flight like ${originId} was not written`)
  const flightId = flight.id
  await copyParts(tx, originId, flightId)
  await copyFlightPhotos(tx, originId, flightId)
  await tx.insert(flightSeatsTable).values(
    Array.from({ length: same.seatsOffered }, (_, index) => ({
      flightId,
      seatNumber: index + 1,
    })),
  )
  const { totalCostCents } = same
  await tx
    .insert(flightPricesTable)
    .values({ flightId, seatPriceCents, totalCostCents, validFrom: now })
  await recordEvent(tx, {
    kind: "flight.published",
    entityId: flightId,
    actor,
    role,
    to: "published",
    data: { offerId: originId },
  })
  return flight
}

async function copyParts(tx: Db, originId: number, flightId: number) {
  const stops = await tx
    .select()
    .from(flightStopsTable)
    .where(eq(flightStopsTable.flightId, originId))
    .orderBy(asc(flightStopsTable.position))
  if (stops.length > 0) {
    await tx.insert(flightStopsTable).values(stops.map((stop) => ({ ...stop, flightId })))
  }
  const costs = await tx
    .select()
    .from(flightCostsTable)
    .where(eq(flightCostsTable.flightId, originId))
    .orderBy(asc(flightCostsTable.position))
  if (costs.length > 0) {
    await tx.insert(flightCostsTable).values(costs.map((cost) => ({ ...cost, flightId })))
  }
}
