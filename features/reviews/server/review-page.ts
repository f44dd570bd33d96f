import { and, eq, or } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { ReviewEntry, ReviewToWrite } from "../review-entry.ts"
import { haveFlownTogether } from "../review-window.ts"
import { entryFor, listOpenCasesOf, listReviewCases, ownReviewIn, sideOf } from "./review-cases.ts"

/** Whom somebody may review after a flight; who has no part in it finds nothing. */
export async function getReviewPage(
  db: Db,
  user: UserActor,
  flightId: number,
): Promise<ReviewEntry[]> {
  const entries = await listReviewEntries(db, user, flightId)
  if (entries.length === 0 && !(await isPilotOf(db, user, flightId))) throw unknownFlight()
  return entries
}

/** What a flight's room says of its reviews: how many are still to write, and how many are written. */
export async function findRoomReviews(db: Db, user: UserActor, flightId: number) {
  const entries = await listReviewEntries(db, user, flightId)
  return {
    toWrite: entries.filter(({ own, refusal }) => own === null && refusal === null).length,
    written: entries.filter(({ own }) => own !== null).length,
  }
}

async function listReviewEntries(
  db: Db,
  { userId }: UserActor,
  flightId: number,
): Promise<ReviewEntry[]> {
  const cases = await listReviewCases(
    db,
    and(
      eq(flightsTable.id, flightId),
      or(eq(flightsTable.pilotId, userId), eq(bookingsTable.passengerId, userId)),
    ),
  )
  const now = clock.now()
  const flown = cases.filter(haveFlownTogether)
  const [any] = cases
  if (any && sideOf(any, userId) === "guest") {
    // whoever booked anew after a cancellation is asked about the booking with which they flew
    const newest = flown.at(-1) ?? cases.at(-1) ?? any
    return [entryFor(newest, "guest", now)]
  }
  // of a pilot's guests those who came along, and whom they have written about
  return cases
    .filter((found) => flown.includes(found) || ownReviewIn(found, userId))
    .map((found) => entryFor(found, "pilot", now))
}

async function isPilotOf(db: Db, { userId }: UserActor, flightId: number): Promise<boolean> {
  const [flight] = await db
    .select({ pilotId: flightsTable.pilotId, schedule: flightsTable.schedule })
    .from(flightsTable)
    .where(eq(flightsTable.id, flightId))
  return flight?.pilotId === userId && flight.schedule === "fixed"
}

/** Flights after which somebody may write a review and has not, one each, the first to end first. */
export async function listReviewsToWrite(
  db: Db,
  { userId }: Pick<UserActor, "userId">,
): Promise<ReviewToWrite[]> {
  const now = clock.now()
  const cases = await listOpenCasesOf(db, userId, now)
  const byFlight = new Map<number, ReviewToWrite>()
  for (const found of cases) {
    const side = sideOf(found, userId)
    if (!side || ownReviewIn(found, userId)) continue
    const { flight, other, closesAt, refusal } = entryFor(found, side, now)
    if (refusal !== null) continue
    const { id, title, departsAt, timeZone } = flight
    const known = byFlight.get(id)
    if (known) known.people.push(other.name)
    else {
      byFlight.set(id, { flightId: id, title, departsAt, timeZone, closesAt, people: [other.name] })
    }
  }
  return [...byFlight.values()]
}

function unknownFlight(): DomainError {
  return new DomainError("unknown-flight", "not-found", "Diesen Flug gibt es nicht.")
}
