import { eq, sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { type FlightTimes, minutesToDestination, type Offer } from "../draft/offer.ts"
import { stopsOfOffer } from "../draft/stops-of-offer.ts"
import type { FlightStatus } from "../flight.ts"
import { copyFlightPhotos } from "./copy-flight-photos.ts"
import type { DraftRow } from "./flight-drafts-table.ts"
import {
  flightCostsTable,
  flightPricesTable,
  flightSeatsTable,
  flightStopsTable,
  flightsTable,
  flightVettingsTable,
} from "./flights-tables.ts"
import type { FlightRow } from "./seats.ts"

interface HandIn {
  draft: DraftRow
  offer: Offer
  status: "published" | "in_review"
  seriesId: string | null
  /** The draft's flight, where it has been handed in before. */
  former: FlightRow | undefined
}

/** Writes the flights of an offer; the first has the draft's number. Answers their ids. */
export async function writeOfferedFlights(
  tx: Db,
  pilot: UserActor,
  handIn: HandIn,
): Promise<number[]> {
  const { offer, draft } = handIn
  const [first, ...others] = offer.times
  const ids = [
    handIn.former
      ? await rewriteFlight(tx, pilot, handIn, handIn.former, first)
      : await writeFlight(tx, pilot, handIn, first, draft.flightId),
  ]
  for (const times of others) {
    const id = await writeFlight(tx, pilot, handIn, times)
    await copyFlightPhotos(tx, draft.flightId, id)
    ids.push(id)
  }
  return ids
}

async function writeFlight(
  tx: Db,
  pilot: UserActor,
  handIn: HandIn,
  times: FlightTimes | undefined,
  id?: number,
): Promise<number> {
  const { draft, status, offer } = handIn
  const now = clock.now()
  const [flight] = await tx
    .insert(flightsTable)
    .overridingSystemValue()
    .values({
      ...valuesOf(handIn, times),
      id: id ?? sql`nextval(pg_get_serial_sequence('flights', 'id'))`,
      pilotId: pilot.userId,
      publishedAt: status === "published" ? now : null,
      createdAt: draft.createdAt,
    })
    .returning()
  if (!flight) throw new Error(`draft ${draft.flightId} was not written`)
  await writeParts(tx, flight.id, offer, times)
  if (status === "published") await writePrice(tx, flight.id, offer)
  else await submit(tx, flight.id)
  await recordEvent(tx, {
    kind: status === "published" ? "flight.published" : "flight.submitted",
    entityId: flight.id,
    actor: pilot,
    role: "pilot",
    from: "draft",
    to: status,
  })
  return flight.id
}

/** Takes the place of everything that a flight without guests said before. */
async function rewriteFlight(
  tx: Db,
  pilot: UserActor,
  handIn: HandIn,
  former: FlightRow,
  times: FlightTimes | undefined,
): Promise<number> {
  const { id, status: from } = former
  const { offer, status: to } = handIn
  const publishedAt = former.publishedAt ?? (to === "published" ? clock.now() : null)
  await tx
    .update(flightsTable)
    .set({ ...valuesOf(handIn, times), publishedAt })
    .where(eq(flightsTable.id, id))
  for (const table of [flightStopsTable, flightCostsTable, flightSeatsTable]) {
    await tx.delete(table).where(eq(table.flightId, id))
  }
  await writeParts(tx, id, offer, times)
  const { seatPriceCents, totalCostCents } = offer.costs
  const isPriceNew =
    former.publishedAt === null ||
    former.seatPriceCents !== seatPriceCents ||
    former.totalCostCents !== totalCostCents
  if (to === "published" && isPriceNew) await writePrice(tx, id, offer)
  // what waits already goes on waiting, with what it says now
  if (to === "in_review" && from !== "in_review") await submit(tx, id)
  await recordEvent(tx, {
    kind: eventOf(from, to),
    entityId: id,
    actor: pilot,
    role: "pilot",
    from,
    to,
  })
  return id
}

function eventOf(from: FlightStatus, to: FlightStatus): string {
  if (from === to) return "flight.changed"
  if (from === "paused") return "flight.resumed"
  return to === "published" ? "flight.published" : "flight.submitted"
}

function valuesOf({ offer, status, seriesId }: HandIn, times: FlightTimes | undefined) {
  const { date, kind, costs, route, words } = offer
  const window = date.schedule === "flexible" ? date.window : undefined
  return {
    planeId: offer.plane.id,
    status,
    schedule: times ? ("fixed" as const) : ("flexible" as const),
    kind: kind.kind,
    topics: [...new Set([...kind.topics, ...words.topics])],
    title: words.title,
    description: words.description,
    departureAirportId: route.departure.id,
    destinationAirportId: route.destination.id,
    timeZone: route.departure.timeZone,
    departsAt: times?.departsAt ?? null,
    arrivesAt: times?.arrivesAt ?? null,
    windowFrom: window?.from ?? null,
    windowTo: window?.to ?? null,
    windowWeekdays: window?.weekdays ?? [],
    windowEarliest: window?.earliest ?? null,
    windowLatest: window?.latest ?? null,
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
    insuranceConfirmedAt: clock.now(),
  }
}

async function writeParts(
  tx: Db,
  flightId: number,
  offer: Offer,
  times: FlightTimes | undefined,
): Promise<void> {
  await tx
    .insert(flightStopsTable)
    .values(stopsOfOffer(offer).map((stop, position) => ({ ...stop, flightId, position })))
  await tx
    .insert(flightCostsTable)
    .values(offer.costs.costs.map((cost, position) => ({ ...cost, flightId, position })))
  // an offer without a date holds no seats: the flight that comes of it does
  if (!times) return
  const { seats } = offer.costs
  await tx
    .insert(flightSeatsTable)
    .values(Array.from({ length: seats }, (_, index) => ({ flightId, seatNumber: index + 1 })))
}

async function writePrice(tx: Db, flightId: number, { costs }: Offer): Promise<void> {
  const { seatPriceCents, totalCostCents } = costs
  await tx
    .insert(flightPricesTable)
    .values({ flightId, seatPriceCents, totalCostCents, validFrom: clock.now() })
}

async function submit(tx: Db, flightId: number): Promise<void> {
  await tx.insert(flightVettingsTable).values({ flightId, submittedAt: clock.now() })
}
