import { and, desc, eq, ne, or } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import type { OfficeNote } from "../office-note.ts"
import { reviewsTable } from "./reviews-table.ts"

const SHOWN = 20
const subjects = alias(usersTable, "subject")

/** What was told the back office about a person, or by them; also before the review is to be read. */
export async function listOfficeNotes(db: Db, userId: number): Promise<OfficeNote[]> {
  const rows = await db
    .select({ review: reviewsTable, author: usersTable, subject: subjects, flight: flightsTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .innerJoin(subjects, eq(subjects.id, reviewsTable.subjectId))
    .innerJoin(flightsTable, eq(flightsTable.id, reviewsTable.flightId))
    .where(
      and(
        ne(reviewsTable.noteToOffice, ""),
        or(eq(reviewsTable.authorId, userId), eq(reviewsTable.subjectId, userId)),
      ),
    )
    .orderBy(desc(reviewsTable.createdAt), desc(reviewsTable.id))
    .limit(SHOWN)
  return rows.map(({ review, author, subject, flight }) => ({
    reviewId: review.id,
    flightId: flight.id,
    flightTitle: flight.title,
    author: publicName(author),
    subject: publicName(subject),
    stars: review.stars,
    note: review.noteToOffice,
    at: (review.changedAt ?? review.createdAt).toISOString(),
  }))
}
