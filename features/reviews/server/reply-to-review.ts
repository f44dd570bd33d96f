import { eq } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canReply } from "../review-window.ts"
import { reviewsTable } from "./reviews-table.ts"

interface Reply {
  reviewId: number
  text: string
}

/** The reviewed person answers for all to read, once; the same words again are the same answer. */
export function replyToReview(
  db: Db,
  actor: UserActor,
  { reviewId, text }: Reply,
): Promise<{ id: number; repliedAt: string }> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    const [found] = await tx
      .select({ review: reviewsTable, pilotId: flightsTable.pilotId })
      .from(reviewsTable)
      .innerJoin(flightsTable, eq(flightsTable.id, reviewsTable.flightId))
      .where(eq(reviewsTable.id, reviewId))
      .for("update", { of: reviewsTable })
    const review = found?.review
    // nobody learns of a review before it is published
    if (!review || review.subjectId !== actor.userId || !review.publishedAt) throw unknownReview()
    if (review.repliedAt && review.reply === maskContacts(text)) {
      return { id: reviewId, repliedAt: review.repliedAt.toISOString() }
    }
    if (!canReply(review, actor)) throw refusedReply(review)
    const repliedAt = clock.now()
    await tx
      .update(reviewsTable)
      .set({ reply: text, repliedAt })
      .where(eq(reviewsTable.id, reviewId))
    await recordEvent(tx, {
      kind: "review.replied",
      entityId: reviewId,
      actor,
      role: found.pilotId === actor.userId ? "pilot" : "passenger",
    })
    return { id: reviewId, repliedAt: repliedAt.toISOString() }
  })
}

function refusedReply({ reply }: { reply: string | null }): DomainError {
  return reply === null
    ? new DomainError("review-not-shown", "invalid", "Diese Bewertung ist gerade nicht zu lesen.")
    : new DomainError("already-replied", "invalid", "Darauf hast du schon geantwortet.")
}

function unknownReview(): DomainError {
  return new DomainError("unknown-review", "not-found", "Diese Bewertung gibt es nicht.")
}
