import { asc, eq, inArray } from "drizzle-orm"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { listPlanePhotos } from "#features/planes/server/plane-photos.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { pilotProfilesTable, usersTable } from "#features/users/server/users-tables.ts"
import { initials, publicName } from "#features/users/user.ts"
import { listBadgesOf } from "#features/verification/server/badges.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { listFlightPhotos } from "./flight-photos.ts"
import { flightCostsTable, flightStopsTable, flightsTable } from "./flights-tables.ts"
import { countFreeSeats } from "./seats.ts"

const MINUTE_MS = 60_000

/** Everything that anybody may know about one dated flight; undefined where there is none to show. */
export async function findFlightDetail(db: Db, flightId: number) {
  const flight = await findFlight(db, flightId)
  if (!flight?.departsAt || !flight.arrivesAt) return undefined
  const parts = await readParts(db, flight, isoDay(flight.departsAt, flight.timeZone))
  return {
    flight: { ...flight, departsAt: flight.departsAt, arrivesAt: flight.arrivesAt },
    ...parts,
    freeSeats: await countFreeSeats(db, flightId),
  }
}

/** The same of an offer without a date: undefined for dated flights. */
export async function findOfferDetail(db: Db, flightId: number) {
  const flight = await findFlight(db, flightId)
  if (flight?.schedule !== "flexible" || !flight.windowFrom || !flight.windowTo) return undefined
  return {
    flight: { ...flight, windowFrom: flight.windowFrom, windowTo: flight.windowTo },
    ...(await readParts(db, flight, flight.windowFrom)),
  }
}

/** An offer as the dated flight that it would be with this start; undefined for dated flights. */
export async function findOfferDetailAt(
  db: Db,
  offerId: number,
  departsAt: Date,
): Promise<FlightDetail | undefined> {
  const offer = await findOfferDetail(db, offerId)
  if (!offer) return undefined
  const { durationMinutes, seatsOffered } = offer.flight
  const arrivesAt = new Date(departsAt.getTime() + durationMinutes * MINUTE_MS)
  return { ...offer, flight: { ...offer.flight, departsAt, arrivesAt }, freeSeats: seatsOffered }
}

async function findFlight(db: Db, flightId: number) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  return flight
}

/** `day`: for which the pilot's papers count. */
async function readParts(db: Db, flight: typeof flightsTable.$inferSelect, day: string) {
  // one after the other: a transaction has a single connection
  const stops = await db
    .select()
    .from(flightStopsTable)
    .where(eq(flightStopsTable.flightId, flight.id))
    .orderBy(asc(flightStopsTable.position))
  const costs = await db
    .select({ label: flightCostsTable.label, amountCents: flightCostsTable.amountCents })
    .from(flightCostsTable)
    .where(eq(flightCostsTable.flightId, flight.id))
    .orderBy(asc(flightCostsTable.position))
  const photos = await listFlightPhotos(db, flight.id)
  const plane = flight.planeId === null ? undefined : await findPlane(db, flight.planeId)
  const pilot = await getPilot(db, flight.pilotId, day)
  const places = await db
    .select()
    .from(airportsTable)
    .where(inArray(airportsTable.id, [flight.departureAirportId, flight.destinationAirportId]))
  const placeOf = (id: number) => {
    const place = places.find((airport) => airport.id === id)
    if (!place) throw new Error(`flight ${flight.id} names airport ${id}, which is missing`)
    return place
  }
  return {
    departure: placeOf(flight.departureAirportId),
    destination: placeOf(flight.destinationAirportId),
    stops,
    costs,
    photos,
    plane,
    pilot,
  }
}

async function findPlane(db: Db, planeId: number) {
  const [plane] = await db.select().from(planesTable).where(eq(planesTable.id, planeId))
  return plane && { ...plane, photos: await listPlanePhotos(db, planeId) }
}

async function getPilot(db: Db, pilotId: number, day: string) {
  const [row] = await db
    .select({ user: usersTable, profile: pilotProfilesTable })
    .from(usersTable)
    .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, usersTable.id))
    .where(eq(usersTable.id, pilotId))
  if (!row) throw new Error(`pilot ${pilotId} is gone`)
  const isDeleted = row.user.deletedAt !== null
  return {
    id: pilotId,
    name: publicName(row.user),
    // stands in sentences such as „Nur Henrik sieht es“
    firstName: isDeleted ? "die Person am Steuer" : row.user.firstName,
    // the profile of a blocked account is closed as well: nothing leads there
    isDeleted: isDeleted || row.user.blockedAt !== null,
    photoId: row.user.blockedAt ? null : row.user.photoId,
    initials: initials(row.user),
    about: row.user.about,
    licence: row.profile?.licence ?? null,
    flightHours: row.profile?.flightHours ?? 0,
    landingsLast90Days: row.profile?.landingsLast90Days ?? 0,
    badges: await listBadgesOf(db, pilotId, day),
  }
}

export type FlightDetail = NonNullable<Awaited<ReturnType<typeof findFlightDetail>>>
export type OfferDetail = NonNullable<Awaited<ReturnType<typeof findOfferDetail>>>
