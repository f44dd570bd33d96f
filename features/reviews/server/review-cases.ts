import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { bookingsOfPerson } from "#features/bookings/core/server/bookings-of-person.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { settlementPartsTable } from "#features/settlements/server/settlements-tables.ts"
import { nameInSentence } from "#features/users/core/name-in-sentence.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { ReviewEntry } from "../review-entry.ts"
import {
  endsOfOpenWindows,
  formatReviewRefusal,
  ON_BOARD_STATUSES,
  type ReviewFacts,
  type ReviewSide,
  reviewRefusal,
  reviewWindow,
} from "../review-window.ts"
import { reviewsTable } from "./reviews-table.ts"

const pilots = alias(usersTable, "pilot")
const guests = alias(usersTable, "guest")

export type ReviewRow = typeof reviewsTable.$inferSelect
type Person = typeof usersTable.$inferSelect

/** A booking of a dated flight, its two sides and what they have written about each other. */
export interface ReviewCase {
  booking: typeof bookingsTable.$inferSelect
  flight: typeof flightsTable.$inferSelect & { departsAt: Date; arrivesAt: Date }
  pilot: Person
  guest: Person
  outcome: ReviewFacts["outcome"]
  reviews: ReviewRow[]
}

/** More seats of a booking are no booking of their own: one booking is one review of each side. */
const isReviewable = and(
  isNull(bookingsTable.addsToId),
  eq(flightsTable.schedule, "fixed"),
  sql`${flightsTable.arrivesAt} is not null`,
)

function selectCases(db: Db, where: SQL | undefined) {
  return db
    .select({
      booking: bookingsTable,
      flight: flightsTable,
      pilot: pilots,
      guest: guests,
      outcome: settlementPartsTable.outcome,
    })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(pilots, eq(pilots.id, flightsTable.pilotId))
    .innerJoin(guests, eq(guests.id, bookingsTable.passengerId))
    .leftJoin(settlementPartsTable, eq(settlementPartsTable.bookingId, bookingsTable.id))
    .where(and(isReviewable, where))
    .orderBy(asc(flightsTable.arrivesAt), asc(bookingsTable.id))
}

export async function listReviewCases(db: Db, where: SQL | undefined): Promise<ReviewCase[]> {
  return withReviews(db, await selectCases(db, where))
}

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number]

async function withReviews(db: Db, rows: readonly CaseRow[]): Promise<ReviewCase[]> {
  if (rows.length === 0) return []
  const reviews = await db
    .select()
    .from(reviewsTable)
    .where(
      inArray(
        reviewsTable.bookingId,
        rows.map(({ booking }) => booking.id),
      ),
    )
  return rows.flatMap(({ flight, ...row }) => {
    const { departsAt, arrivesAt } = flight
    if (!departsAt || !arrivesAt) return []
    return [
      {
        ...row,
        flight: { ...flight, departsAt, arrivesAt },
        reviews: reviews.filter(({ bookingId }) => bookingId === row.booking.id),
      },
    ]
  })
}

export async function findReviewCase(db: Db, bookingId: number): Promise<ReviewCase | undefined> {
  const [found] = await listReviewCases(db, eq(bookingsTable.id, bookingId))
  return found
}

const selectOpenCases = prepared(
  (db, { userId, after, until }: { userId: number; after: Date; until: Date }) =>
    selectCases(
      db,
      and(
        sql`${bookingsTable.id} in ${bookingsOfPerson(userId)}`,
        inArray(bookingsTable.status, [...ON_BOARD_STATUSES]),
        sql`${flightsTable.arrivesAt} > ${after} and ${flightsTable.arrivesAt} <= ${until}`,
      ),
    ),
)

/** Of somebody, on either side, while their window is open. */
export async function listOpenCasesOf(db: Db, userId: number, now: Date): Promise<ReviewCase[]> {
  return withReviews(db, await selectOpenCases(db, { userId, ...endsOfOpenWindows(now) }))
}

export function sideOf({ flight, guest }: ReviewCase, userId: number): ReviewSide | undefined {
  if (flight.pilotId === userId) return "pilot"
  return guest.id === userId ? "guest" : undefined
}

export function otherOf({ pilot, guest }: ReviewCase, side: ReviewSide): Person {
  return side === "pilot" ? guest : pilot
}

export function ownReviewIn({ reviews }: ReviewCase, userId: number): ReviewRow | undefined {
  return reviews.find(({ authorId }) => authorId === userId)
}

/** What decides whether this side may write, for the one rule. */
export function factsFor(found: ReviewCase, side: ReviewSide): ReviewFacts {
  const other = otherOf(found, side)
  const own = found.reviews.find(({ subjectId }) => subjectId === other.id)
  return {
    side,
    flight: found.flight,
    booking: found.booking,
    outcome: found.outcome,
    isOtherGone: other.deletedAt !== null,
    isPublished: own !== undefined && own.publishedAt !== null,
  }
}

export function entryFor(found: ReviewCase, side: ReviewSide, now: Date): ReviewEntry {
  const { booking, flight, reviews } = found
  const other = otherOf(found, side)
  const own = reviews.find(({ subjectId }) => subjectId === other.id)
  const refusal = reviewRefusal(factsFor(found, side), now)
  return {
    bookingId: booking.id,
    side,
    other: {
      name: publicName(other),
      firstName: nameInSentence(other, side === "pilot" ? "other" : "pilot"),
      photoId: other.photoId,
      isDeleted: other.deletedAt !== null,
    },
    flight: {
      id: flight.id,
      title: flight.title,
      departsAt: flight.departsAt.toISOString(),
      timeZone: flight.timeZone,
    },
    refusal: refusal && formatReviewRefusal(refusal, flight),
    closesAt: reviewWindow(flight).closesAt.toISOString(),
    own: own
      ? {
          stars: own.stars,
          text: own.text,
          communication: own.communication,
          costHonesty: own.costHonesty,
          feltSafe: own.feltSafe,
          wasPunctual: own.wasPunctual,
          weightWasRight: own.weightWasRight,
          noteToSubject: own.noteToSubject,
          noteToOffice: own.noteToOffice,
          isPublished: own.publishedAt !== null,
        }
      : null,
    hasOtherWritten: reviews.some(({ authorId }) => authorId === other.id),
  }
}
