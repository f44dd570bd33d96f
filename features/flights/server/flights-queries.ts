import { asc, eq, inArray } from "drizzle-orm"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { pilotProfilesTable, usersTable } from "#features/users/server/users-tables.ts"
import { initials, publicName } from "#features/users/user.ts"
import { listBadgesOf } from "#features/verification/server/badges.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { flightCostsTable, flightStopsTable, flightsTable } from "./flights-tables.ts"
import { countFreeSeats } from "./seats.ts"

/** Everything that anybody may know about one flight; undefined where there is none to show. */
export async function findFlightDetail(db: Db, flightId: number) {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  if (!flight?.departsAt || !flight.arrivesAt) return undefined
  // one after the other: a transaction has a single connection
  const stops = await db
    .select()
    .from(flightStopsTable)
    .where(eq(flightStopsTable.flightId, flightId))
    .orderBy(asc(flightStopsTable.position))
  const costs = await db
    .select({ label: flightCostsTable.label, amountCents: flightCostsTable.amountCents })
    .from(flightCostsTable)
    .where(eq(flightCostsTable.flightId, flightId))
    .orderBy(asc(flightCostsTable.position))
  const plane = flight.planeId === null ? undefined : await findPlane(db, flight.planeId)
  const pilot = await getPilot(db, flight.pilotId, isoDay(flight.departsAt, flight.timeZone))
  const places = await db
    .select()
    .from(airportsTable)
    .where(inArray(airportsTable.id, [flight.departureAirportId, flight.destinationAirportId]))
  const freeSeats = await countFreeSeats(db, flightId)
  const placeOf = (id: number) => {
    const place = places.find((airport) => airport.id === id)
    if (!place) throw new Error(`flight ${flightId} names airport ${id}, which is missing`)
    return place
  }
  return {
    flight: { ...flight, departsAt: flight.departsAt, arrivesAt: flight.arrivesAt },
    departure: placeOf(flight.departureAirportId),
    destination: placeOf(flight.destinationAirportId),
    stops,
    costs,
    plane,
    pilot,
    freeSeats,
  }
}

async function findPlane(db: Db, planeId: number) {
  const [plane] = await db.select().from(planesTable).where(eq(planesTable.id, planeId))
  return plane
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
    isDeleted,
    photoId: row.user.photoId,
    initials: initials(row.user),
    about: row.user.about,
    licence: row.profile?.licence ?? null,
    flightHours: row.profile?.flightHours ?? 0,
    landingsLast90Days: row.profile?.landingsLast90Days ?? 0,
    badges: await listBadgesOf(db, pilotId, day),
  }
}

export type FlightDetail = NonNullable<Awaited<ReturnType<typeof findFlightDetail>>>
