import { and, desc, eq, isNotNull } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName, type ShownPerson } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { ReceivedReview, WrittenReviewEntry } from "../review-entry.ts"
import { canReply, reviewRefusal, reviewWindow } from "../review-window.ts"
import { factsFor, findReviewCase, type ReviewRow, sideOf } from "./review-cases.ts"
import { reviewsTable } from "./reviews-table.ts"

/** The newest of each; older ones are on the profile. */
const SHOWN = 50

/** What others have written about somebody, as far as it is published, hidden and taken back included. */
export async function listReceivedReviews(db: Db, user: UserActor): Promise<ReceivedReview[]> {
  const rows = await db
    .select({ review: reviewsTable, author: usersTable, flightTitle: flightsTable.title })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .innerJoin(flightsTable, eq(flightsTable.id, reviewsTable.flightId))
    .where(and(eq(reviewsTable.subjectId, user.userId), isNotNull(reviewsTable.publishedAt)))
    .orderBy(desc(reviewsTable.publishedAt), desc(reviewsTable.id))
    .limit(SHOWN)
  return rows.flatMap(({ review, author, flightTitle }) => {
    const { id, stars, text, noteToSubject, publishedAt } = review
    if (!publishedAt) return []
    return [
      {
        id,
        stars,
        text,
        note: noteToSubject,
        author: shownPerson(author),
        flightTitle,
        publishedAt: publishedAt.toISOString(),
        reply: replyOf(review),
        canReply: canReply(review, user),
        state: stateOf(review),
      },
    ]
  })
}

/** What somebody has written, and what has become of it. */
export async function listWrittenReviews(db: Db, user: UserActor): Promise<WrittenReviewEntry[]> {
  const now = clock.now()
  const rows = await db
    .select({ review: reviewsTable, subject: usersTable, flight: flightsTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.subjectId))
    .innerJoin(flightsTable, eq(flightsTable.id, reviewsTable.flightId))
    .where(eq(reviewsTable.authorId, user.userId))
    .orderBy(desc(reviewsTable.createdAt), desc(reviewsTable.id))
    .limit(SHOWN)
  return Promise.all(
    rows.map(async ({ review, subject, flight }) => {
      const { id, stars, text, publishedAt, voidedAt } = review
      const isWaiting = publishedAt === null && voidedAt === null
      return {
        id,
        stars,
        text,
        subject: shownPerson(subject),
        flightId: flight.id,
        flightTitle: flight.title,
        timeZone: flight.timeZone,
        state: isWaiting ? ("waiting" as const) : stateOf(review),
        closesAt:
          isWaiting && flight.arrivesAt
            ? reviewWindow({ arrivesAt: flight.arrivesAt }).closesAt.toISOString()
            : null,
        canChange: isWaiting && (await canChange(db, user, review, now)),
        reply: replyOf(review),
      }
    }),
  )
}

async function canChange(db: Db, { userId }: UserActor, { bookingId }: ReviewRow, now: Date) {
  const found = await findReviewCase(db, bookingId)
  const side = found && sideOf(found, userId)
  return (
    found !== undefined && side !== undefined && reviewRefusal(factsFor(found, side), now) === null
  )
}

function shownPerson(person: typeof usersTable.$inferSelect): ShownPerson {
  return {
    name: publicName(person),
    photoId: person.photoId,
    isDeleted: person.deletedAt !== null,
  }
}

function replyOf({ reply, repliedAt, replyHiddenAt }: ReviewRow) {
  if (reply === null || repliedAt === null || replyHiddenAt !== null) return null
  return { text: reply, at: repliedAt.toISOString() }
}

function stateOf({ hiddenAt, voidedAt }: ReviewRow): "shown" | "hidden" | "voided" {
  if (voidedAt) return "voided"
  return hiddenAt ? "hidden" : "shown"
}
