import { and, type Column, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { PublicReview, QuotedReview, Rating, RatingSummary } from "../review.ts"
import { pilotReviewsView as ofPilots } from "./pilot-reviews-view.ts"
import { publicReview } from "./public-review.ts"
import { reviewsTable } from "./reviews-table.ts"

/** What everybody may read. */
const isShown = and(
  isNotNull(reviewsTable.publishedAt),
  isNull(reviewsTable.hiddenAt),
  isNull(reviewsTable.voidedAt),
)

/** Written by the pilot of the flight about a guest of it. */
const isAboutGuest = sql`not exists (select 1 from flights f
  where f.id = ${reviewsTable.flightId} and f.pilot_id = ${reviewsTable.subjectId})`

/** What guests wrote after this very flight, newest first. */
export async function listReviewsOfFlight(db: Db, flightId: number): Promise<PublicReview[]> {
  const rows = await db
    .select({ review: reviewsTable, author: usersTable })
    .from(ofPilots)
    .innerJoin(reviewsTable, eq(reviewsTable.id, ofPilots.id))
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .where(eq(reviewsTable.flightId, flightId))
    .orderBy(desc(reviewsTable.publishedAt), desc(reviewsTable.id))
  return rows.map(({ review, author }) => publicReview(review, author))
}

/** What pilots wrote about somebody as their guest, newest first. */
export async function listReviewsOfGuest(
  db: Db,
  userId: number,
  limit: number,
): Promise<PublicReview[]> {
  const rows = await db
    .select({ review: reviewsTable, author: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .where(and(eq(reviewsTable.subjectId, userId), isShown, isAboutGuest))
    .orderBy(desc(reviewsTable.publishedAt), desc(reviewsTable.id))
    .limit(limit)
  return rows.map(({ review, author }) => publicReview(review, author))
}

/** How pilots rated somebody as their guest; never mixed with what counts for a pilot. */
export async function getGuestRating(db: Db, userId: number): Promise<Rating> {
  const [row] = await db
    .select({
      mean: meanOf(reviewsTable.stars),
      count: countOf(reviewsTable.stars),
    })
    .from(reviewsTable)
    .where(and(eq(reviewsTable.subjectId, userId), isShown, isAboutGuest))
  return { mean: row?.mean ?? null, count: row?.count ?? 0 }
}

/** How guests rated somebody as their pilot, and what it consists of. */
export async function getPilotRating(db: Db, pilotId: number): Promise<RatingSummary> {
  const { stars, communication, costHonesty, feltSafe } = ofPilots
  const [row] = await db
    .select({
      mean: meanOf(stars),
      count: countOf(stars),
      byStars: sql<[number, number, number, number, number]>`array[${sql.join(
        [1, 2, 3, 4, 5].map((step) => sql`count(*) filter (where ${stars} = ${step}::int)::int`),
        sql`, `,
      )}]`,
      communication: meanOf(communication),
      communicationCount: countOf(communication),
      costHonesty: meanOf(costHonesty),
      costHonestyCount: countOf(costHonesty),
      feltSafe: meanOf(feltSafe),
      feltSafeCount: countOf(feltSafe),
    })
    .from(ofPilots)
    .where(eq(ofPilots.pilotId, pilotId))
  if (!row) throw new Error("an aggregate has a row")
  return {
    mean: row.mean,
    count: row.count,
    byStars: row.byStars,
    facets: {
      communication: { mean: row.communication, count: row.communicationCount },
      costHonesty: { mean: row.costHonesty, count: row.costHonestyCount },
      feltSafe: { mean: row.feltSafe, count: row.feltSafeCount },
    },
  }
}

function meanOf(column: Column): SQL<number | null> {
  return sql<number | null>`avg(${column})::float8`
}

function countOf(column: Column): SQL<number> {
  return sql<number>`count(${column})::int`
}

/** The newest five-star reviews that guests wrote, short enough to quote. */
export async function listQuotableReviews(db: Db, limit: number): Promise<QuotedReview[]> {
  const rows = await db
    .select({ review: reviewsTable, author: usersTable, flightTitle: flightsTable.title })
    .from(ofPilots)
    .innerJoin(reviewsTable, eq(reviewsTable.id, ofPilots.id))
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .innerJoin(flightsTable, eq(flightsTable.id, reviewsTable.flightId))
    .where(
      and(
        eq(reviewsTable.stars, 5),
        sql`length(${reviewsTable.text}) between 40 and 110`,
        // nobody advertises with somebody who has left or had to
        sql`exists (select 1 from users s where s.id = ${reviewsTable.subjectId} and s.deleted_at is null and s.blocked_at is null)`,
      ),
    )
    .orderBy(desc(reviewsTable.publishedAt), desc(reviewsTable.id))
    .limit(limit)
  return rows.map(({ review, author, flightTitle }) => ({
    ...publicReview(review, author),
    flightId: review.flightId,
    flightTitle,
  }))
}
