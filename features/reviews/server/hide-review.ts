import { and, eq, isNotNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Statement } from "#features/users/office/restriction-schemas.ts"
import {
  endRestriction,
  findRestrictionOf,
  writeRestriction,
} from "#features/users/office/server/restrict.ts"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { reviewsTable } from "./reviews-table.ts"

/** The back office takes a review away, with a statement of reasons; it counts no more. */
export function hideReview(
  db: Db,
  actor: UserActor,
  { reviewId, statement, flagId }: { reviewId: number; statement: Statement; flagId?: number },
): Promise<RestrictionRow> {
  return inTransaction(db, async (tx) => {
    const { review, author } = await lockReview(tx, reviewId)
    const current = await findRestrictionOf(tx, { kind: "review", id: reviewId })
    if (current) return current
    const restriction = await writeRestriction(tx, {
      kind: "review",
      id: reviewId,
      userId: review.authorId,
      title: `Bewertung von ${publicName(author)}`,
      statement,
    })
    await tx
      .update(reviewsTable)
      .set({ hiddenAt: clock.now() })
      .where(eq(reviewsTable.id, reviewId))
    await recordEvent(tx, {
      kind: "review.hidden",
      entityId: reviewId,
      actor,
      role: "admin",
      from: "published",
      to: "hidden",
      reason: statement.ground,
      data: { restrictionId: restriction.id, ...(flagId !== undefined && { flagId }) },
    })
    return restriction
  })
}

/** Shows a hidden review again. Where it is to be seen already nothing happens. */
export function showReview(
  db: Db,
  actor: UserActor,
  input: { reviewId: number; reasons: string; appealId: number },
): Promise<void> {
  const { reviewId, reasons, appealId } = input
  return inTransaction(db, async (tx) => {
    await lockReview(tx, reviewId)
    const restriction = await endRestriction(tx, { kind: "review", id: reviewId }, reasons)
    if (!restriction) return
    await tx.update(reviewsTable).set({ hiddenAt: null }).where(eq(reviewsTable.id, reviewId))
    await recordEvent(tx, {
      kind: "review.shown",
      entityId: reviewId,
      actor,
      role: "admin",
      from: "hidden",
      to: "published",
      data: { restrictionId: restriction.id, appealId },
    })
  })
}

async function lockReview(tx: Db, reviewId: number) {
  const [found] = await tx
    .select({ review: reviewsTable, author: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .where(and(eq(reviewsTable.id, reviewId), isNotNull(reviewsTable.publishedAt)))
    .for("update", { of: reviewsTable })
  if (!found) {
    throw new DomainError("unknown-review", "not-found", "Diese Bewertung gibt es nicht mehr.")
  }
  return found
}
