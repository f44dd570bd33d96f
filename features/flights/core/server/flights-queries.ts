import { asc, eq } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { listPlanePhotos } from "#features/planes/server/plane-photos.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { nameInSentence } from "#features/users/core/name-in-sentence.ts"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import { initials, publicName } from "#features/users/core/user.ts"
import { listBadgesOf } from "#features/verification/server/badges.ts"
import { getExperience } from "#features/verification/server/get-experience.ts"
import { isoDay } from "#platform/days.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { maxSeatsOf } from "../flight.ts"
import { firstPhotoAltOf, listFlightPhotos } from "./flight-photos.ts"
import { flightCostsTable, flightStopsTable, flightsTable } from "./flights-tables.ts"
import { countFreeSeats, findHeldSeats, type HeldSeats } from "./seats.ts"

const departureTable = alias(airportsTable, "departure")
const destinationTable = alias(airportsTable, "destination")
const { id, firstName, lastName, about, photoId, deletedAt, blockedAt } = usersTable
const shownOfUser = { id, firstName, lastName, about, photoId, deletedAt, blockedAt }
const { licence } = pilotProfilesTable
const shownOfProfile = { licence }

type PilotUser = Pick<typeof usersTable.$inferSelect, keyof typeof shownOfUser>
type PilotProfile = Pick<typeof pilotProfilesTable.$inferSelect, keyof typeof shownOfProfile>

/**
 * What a dated flight is: its row, its pilot and both ends of the route, in one statement; undefined
 * where there is none to show.
 */
export async function findFlightSummary(db: Db, flightId: number) {
  const outline = await findSummary(db, flightId)
  const { departsAt, arrivesAt } = outline?.flight ?? {}
  if (!outline || !departsAt || !arrivesAt) return undefined
  return { ...outline, flight: { ...outline.flight, departsAt, arrivesAt } }
}

/** Everything that anybody may know about one dated flight; undefined where there is none to show. */
export async function findFlightDetail(db: Db, flightId: number) {
  const outline = await findFlightSummary(db, flightId)
  if (!outline) return undefined
  const { departsAt, timeZone } = outline.flight
  return {
    ...outline,
    ...(await readParts(db, outline, isoDay(departsAt, timeZone))),
    freeSeats: await countFreeSeats(db, flightId),
    held: await findHeldSeats(db, flightId),
  }
}

/** The same of an offer without a date: undefined for dated flights. */
export async function findOfferDetail(db: Db, flightId: number) {
  const outline = await findSummary(db, flightId)
  const { schedule, windowFrom, windowTo } = outline?.flight ?? {}
  if (!outline || schedule !== "flexible" || !windowFrom || !windowTo) return undefined
  return {
    ...outline,
    flight: { ...outline.flight, windowFrom, windowTo },
    ...(await readParts(db, outline, windowFrom)),
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
  const { durationMinutes } = offer.flight
  const arrivesAt = new Date(departsAt.getTime() + minutes(durationMinutes))
  const flight = { ...offer.flight, departsAt, arrivesAt }
  return { ...offer, flight, freeSeats: maxSeatsOf(offer.flight), held: NOTHING_HELD }
}

const NOTHING_HELD: HeldSeats = { seats: 0, heldUntil: null }

async function findSummary(db: Db, flightId: number) {
  const [row] = await selectSummary(db, { flightId })
  if (!row) return undefined
  const { user, profile, ...outline } = row
  return { ...outline, pilot: shownPilot(user, profile) }
}

const selectSummary = prepared((db, { flightId }: { flightId: number }) =>
  db
    .select({
      flight: flightsTable,
      departure: endOfRoute(departureTable),
      destination: endOfRoute(destinationTable),
      user: shownOfUser,
      profile: shownOfProfile,
      photoAlt: firstPhotoAltOf(flightsTable.id),
    })
    .from(flightsTable)
    .innerJoin(departureTable, eq(departureTable.id, flightsTable.departureAirportId))
    .innerJoin(destinationTable, eq(destinationTable.id, flightsTable.destinationAirportId))
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, flightsTable.pilotId))
    .where(eq(flightsTable.id, flightId)),
)

function endOfRoute(airports: typeof departureTable | typeof destinationTable) {
  const { id, code, name, town, region, country, lat, lng, timeZone } = airports
  return { id, code, name, town, region, country, lat, lng, timeZone }
}

type Outline = NonNullable<Awaited<ReturnType<typeof findSummary>>>

/** `day`: for which the pilot's papers count. */
async function readParts(db: Db, { flight, pilot }: Outline, day: string) {
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
  return {
    stops,
    costs,
    photos,
    plane: flight.planeId === null ? undefined : await findPlane(db, flight.planeId),
    pilot: {
      ...pilot,
      badges: await listBadgesOf(db, pilot.id, day),
      experience: await getExperience(db, pilot.id),
    },
  }
}

async function findPlane(db: Db, planeId: number) {
  const [plane] = await db.select().from(planesTable).where(eq(planesTable.id, planeId))
  return plane && { ...plane, photos: await listPlanePhotos(db, planeId) }
}

function shownPilot(user: PilotUser, profile: PilotProfile | null) {
  const isDeleted = user.deletedAt !== null
  return {
    id: user.id,
    name: publicName(user),
    firstName: nameInSentence(user, "pilot"),
    // the profile of a blocked account is closed as well: nothing leads there
    isDeleted: isDeleted || user.blockedAt !== null,
    photoId: user.blockedAt ? null : user.photoId,
    initials: initials(user),
    about: user.about,
    licence: profile?.licence ?? null,
  }
}

export type FlightSummary = NonNullable<Awaited<ReturnType<typeof findFlightSummary>>>
export type FlightDetail = NonNullable<Awaited<ReturnType<typeof findFlightDetail>>>
export type OfferDetail = NonNullable<Awaited<ReturnType<typeof findOfferDetail>>>
