import { and, eq, gt, inArray } from "drizzle-orm"
import { findSight } from "#features/places/find-landmarks.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { LIVE_STATUSES, MAX_OPEN_REQUESTS } from "../flight-request.ts"
import { complaintsAboutDays, endOfRequest } from "../flight-request-days.ts"
import { CHOOSE_TOWN, type NewFlightRequest } from "../flight-request-schemas.ts"
import { type FlightRequestRow, flightRequestsTable } from "./flight-requests-tables.ts"
import { today } from "./today.ts"

/** What only the day and its parts together tell. @throws DomainError with a sentence per field */
export function refuseIfContradictory(wanted: NewFlightRequest): void {
  const fields: Record<string, string> = {
    ...complaintsAboutDays(wanted, today()),
    ...(wanted.goal === "town" && wanted.destination === null && { destination: CHOOSE_TOWN }),
  }
  const [first] = Object.values(fields)
  if (first !== undefined) throw new DomainError("not-to-wish", "invalid", first, fields)
}

/** How many of a person's requests pilots see at this moment. */
export async function countLive(db: Db, userId: number): Promise<number> {
  const live = await db
    .select({ id: flightRequestsTable.id })
    .from(flightRequestsTable)
    .where(
      and(
        eq(flightRequestsTable.userId, userId),
        inArray(flightRequestsTable.status, [...LIVE_STATUSES]),
        gt(flightRequestsTable.endsAt, clock.now()),
      ),
    )
  return live.length
}

/** Called with the account locked, so that its requests are counted by one at a time. */
export async function refuseTooManyOpen(tx: Db, userId: number): Promise<void> {
  if ((await countLive(tx, userId)) < MAX_OPEN_REQUESTS) return
  throw new DomainError(
    "too-many-flight-requests",
    "invalid",
    `Du hast schon ${MAX_OPEN_REQUESTS} offene Gesuche. Schließ eines, bevor du ein neues aufgibst.`,
  )
}

/** Writes what was asked for: as a draft, or open until its end. */
export async function insertFlightRequest(
  tx: Db,
  userId: number,
  { wanted, status }: { wanted: NewFlightRequest; status: "draft" | "open" },
): Promise<FlightRequestRow> {
  const now = clock.now()
  const destination = wanted.goal === "town" ? wanted.destination : null
  const isSight = destination !== null && findSight(destination) !== undefined
  const [made] = await tx
    .insert(flightRequestsTable)
    .values({
      userId,
      status,
      place: wanted.place,
      lat: wanted.coordinates.lat,
      lng: wanted.coordinates.lng,
      radiusKm: wanted.radiusKm,
      goal: isSight ? "sight" : wanted.goal,
      destination: destination?.name ?? null,
      destinationLat: destination?.coordinates.lat ?? null,
      destinationLng: destination?.coordinates.lng ?? null,
      firstDay: wanted.firstDay,
      lastDay: wanted.lastDay,
      persons: wanted.persons,
      maxPriceCents: wanted.mostEuros === null ? null : wanted.mostEuros * 100,
      message: wanted.message,
      createdAt: now,
      ...(status === "open" && { openedAt: now, endsAt: endOfRequest(wanted, today()) }),
    })
    .returning()
  if (!made) throw new Error("a flight request was not written")
  return made
}
