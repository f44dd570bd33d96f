import { aliasedTable, and, asc, desc, eq, isNotNull, or } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDecideFlag, type FlaggedReview, type ReviewFlagSheet } from "../review-flag.ts"
import { unknownFlag } from "./decide-review-flag.ts"
import { listedFlag, officeName } from "./review-flags-queries.ts"
import { reviewFlagsTable as flags } from "./review-flags-table.ts"
import { reviewsTable as reviews } from "./reviews-table.ts"

const author = aliasedTable(usersTable, "author")
const pilot = aliasedTable(usersTable, "pilot")

/** A flagged pair with all that guests among the two have published about the other as pilot. */
export async function openReviewFlag(
  db: Db,
  actor: UserActor,
  id: number,
): Promise<ReviewFlagSheet> {
  const [flag] = await db.select().from(flags).where(eq(flags.id, id))
  if (!flag) throw unknownFlag()
  const { firstUserId, secondUserId } = flag
  const people = await db
    .select()
    .from(usersTable)
    .where(or(eq(usersTable.id, firstUserId), eq(usersTable.id, secondUserId)))
    .orderBy(asc(usersTable.id))
  const [first, second] = people
  if (!first || !second) throw new Error("a flag is about two accounts")
  const { verdict, note, decidedAt } = flag
  await recordEvent(db, { kind: "review_flag.opened", entityId: id, actor, role: "admin" })
  await noteLooks(db, actor, { kind: "review_flag", of: [firstUserId, secondUserId] })
  const isOwn = !canDecideFlag(actor, { userIds: [firstUserId, secondUserId] })
  return {
    ...listedFlag(flag, [first, second]),
    accounts: [first, second].map((person) => ({
      id: person.id,
      name: officeName(person),
      createdAt: person.createdAt.toISOString(),
    })),
    reviews: await listBetween(db, firstUserId, secondUserId),
    decision: verdict && decidedAt && { verdict, note, decidedAt: decidedAt.toISOString() },
    mayDecide: verdict === null && !isOwn,
    isOwn,
  }
}

async function listBetween(db: Db, one: number, other: number): Promise<FlaggedReview[]> {
  const rows = await db
    .select({ review: reviews, author, pilot, flight: flightsTable })
    .from(reviews)
    .innerJoin(
      flightsTable,
      and(eq(flightsTable.id, reviews.flightId), eq(flightsTable.pilotId, reviews.subjectId)),
    )
    .innerJoin(author, eq(author.id, reviews.authorId))
    .innerJoin(pilot, eq(pilot.id, reviews.subjectId))
    .where(
      and(
        isNotNull(reviews.publishedAt),
        or(
          and(eq(reviews.authorId, one), eq(reviews.subjectId, other)),
          and(eq(reviews.authorId, other), eq(reviews.subjectId, one)),
        ),
      ),
    )
    .orderBy(desc(reviews.id))
  return rows.map(({ review, flight, ...row }) => ({
    id: review.id,
    flight: { id: flight.id, title: flight.title },
    from: officeName(row.author),
    to: officeName(row.pilot),
    stars: review.stars,
    text: review.text,
    noteToOffice: review.noteToOffice,
    publishedAt: (review.publishedAt ?? review.createdAt).toISOString(),
    isHidden: review.hiddenAt !== null || review.voidedAt !== null,
  }))
}
