import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import type { PublicReview, QuotedReview } from "../review.ts"
import { reviewsTable } from "./reviews-table.ts"

/** What everybody may read. */
const isShown = and(
  isNotNull(reviewsTable.publishedAt),
  isNull(reviewsTable.hiddenAt),
  isNull(reviewsTable.voidedAt),
)

/** Published reviews about a person, newest first. */
export async function listReviewsAbout(
  db: Db,
  userId: number,
  limit: number,
): Promise<PublicReview[]> {
  const rows = await db
    .select({ review: reviewsTable, author: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .where(and(eq(reviewsTable.subjectId, userId), isShown))
    .orderBy(desc(reviewsTable.publishedAt), desc(reviewsTable.id))
    .limit(limit)
  return rows.map(({ review, author }) => toPublicReview(review, author))
}

/** What passengers wrote after this very flight, newest first. */
export async function listReviewsOfFlight(db: Db, flightId: number): Promise<PublicReview[]> {
  const rows = await db
    .select({ review: reviewsTable, author: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .innerJoin(flightsTable, eq(flightsTable.id, reviewsTable.flightId))
    .where(
      and(
        eq(reviewsTable.flightId, flightId),
        eq(reviewsTable.subjectId, flightsTable.pilotId),
        isShown,
      ),
    )
    .orderBy(desc(reviewsTable.publishedAt), desc(reviewsTable.id))
  return rows.map(({ review, author }) => toPublicReview(review, author))
}

export interface Rating {
  mean: number | null
  count: number
}

export async function getRatingOf(db: Db, userId: number): Promise<Rating> {
  const [row] = await db
    .select({
      mean: sql<number | null>`avg(${reviewsTable.stars})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviewsTable)
    .where(and(eq(reviewsTable.subjectId, userId), isShown))
  return { mean: row?.mean ?? null, count: row?.count ?? 0 }
}

/** The newest five-star reviews that passengers wrote, short enough to quote. */
export async function listQuotableReviews(db: Db, limit: number): Promise<QuotedReview[]> {
  const rows = await db
    .select({ review: reviewsTable, author: usersTable, flightTitle: flightsTable.title })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .innerJoin(flightsTable, eq(flightsTable.id, reviewsTable.flightId))
    .where(
      and(
        isShown,
        eq(reviewsTable.stars, 5),
        eq(reviewsTable.subjectId, flightsTable.pilotId),
        sql`length(${reviewsTable.text}) between 40 and 110`,
        // nobody advertises with somebody who has left or had to
        sql`exists (select 1 from users s where s.id = ${reviewsTable.subjectId} and s.deleted_at is null and s.blocked_at is null)`,
      ),
    )
    .orderBy(desc(reviewsTable.publishedAt), desc(reviewsTable.id))
    .limit(limit)
  return rows.map(({ review, author, flightTitle }) => ({
    ...toPublicReview(review, author),
    flightTitle,
  }))
}

function toPublicReview(
  review: typeof reviewsTable.$inferSelect,
  author: typeof usersTable.$inferSelect,
): PublicReview {
  return {
    id: review.id,
    stars: review.stars,
    text: review.text,
    author: {
      name: publicName(author),
      photoId: author.photoId,
      isDeleted: author.deletedAt !== null,
    },
    publishedAt: (review.publishedAt ?? review.createdAt).toISOString(),
  }
}
