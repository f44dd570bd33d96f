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

/** The back office takes a reply away, with a statement of reasons; the review that it answers stays. */
export function hideReply(
  db: Db,
  actor: UserActor,
  { reviewId, statement }: { reviewId: number; statement: Statement },
): Promise<RestrictionRow> {
  return inTransaction(db, async (tx) => {
    const { author } = await lockReply(tx, reviewId)
    const current = await findRestrictionOf(tx, { kind: "review_reply", id: reviewId })
    if (current) return current
    const restriction = await writeRestriction(tx, {
      kind: "review_reply",
      id: reviewId,
      userId: author.id,
      title: `Antwort von ${publicName(author)} auf eine Bewertung`,
      statement,
    })
    await tx
      .update(reviewsTable)
      .set({ replyHiddenAt: clock.now() })
      .where(eq(reviewsTable.id, reviewId))
    await recordEvent(tx, {
      kind: "review.reply_hidden",
      entityId: reviewId,
      actor,
      role: "admin",
      from: "published",
      to: "hidden",
      reason: statement.ground,
      data: { restrictionId: restriction.id },
    })
    return restriction
  })
}

/** Shows a hidden reply again. Where it is to be seen already nothing happens. */
export function showReply(
  db: Db,
  actor: UserActor,
  input: { reviewId: number; reasons: string; appealId: number },
): Promise<void> {
  const { reviewId, reasons, appealId } = input
  return inTransaction(db, async (tx) => {
    await lockReply(tx, reviewId)
    const restriction = await endRestriction(tx, { kind: "review_reply", id: reviewId }, reasons)
    if (!restriction) return
    await tx.update(reviewsTable).set({ replyHiddenAt: null }).where(eq(reviewsTable.id, reviewId))
    await recordEvent(tx, {
      kind: "review.reply_shown",
      entityId: reviewId,
      actor,
      role: "admin",
      from: "hidden",
      to: "published",
      data: { restrictionId: restriction.id, appealId },
    })
  })
}

async function lockReply(tx: Db, reviewId: number) {
  const [found] = await tx
    .select({ author: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.subjectId))
    .where(
      and(
        eq(reviewsTable.id, reviewId),
        isNotNull(reviewsTable.publishedAt),
        isNotNull(reviewsTable.reply),
      ),
    )
    .for("update", { of: reviewsTable })
  if (!found) {
    throw new DomainError("unknown-reply", "not-found", "Diese Antwort gibt es nicht mehr.")
  }
  return found
}
