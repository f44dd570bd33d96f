import { and, eq, isNotNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Statement } from "#features/users/office/restriction-schemas.ts"
import { type Hideable, hide, show } from "#features/users/office/server/hideable.ts"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { reviewsTable } from "./reviews-table.ts"

const REVIEW: Hideable<Awaited<ReturnType<typeof lockReview>>> = {
  kind: "review",
  events: { hidden: "review.hidden", shown: "review.shown" },
  visible: "published",
  lock: lockReview,
  about: (author) => ({ userId: author.id, title: `Bewertung von ${publicName(author)}` }),
  setHiddenAt: (tx, id, hiddenAt) =>
    tx.update(reviewsTable).set({ hiddenAt }).where(eq(reviewsTable.id, id)),
}

/** The back office takes a review away, with a statement of reasons; it counts no more. */
export function hideReview(
  db: Db,
  actor: UserActor,
  { reviewId, statement, flagId }: { reviewId: number; statement: Statement; flagId?: number },
): Promise<RestrictionRow> {
  const data = flagId === undefined ? {} : { flagId }
  return hide(db, actor, REVIEW, { id: reviewId, statement, data })
}

/** Shows a hidden review again. */
export function showReview(
  db: Db,
  actor: UserActor,
  { reviewId, ...lifting }: { reviewId: number; reasons: string; appealId: number },
): Promise<void> {
  return show(db, actor, REVIEW, { id: reviewId, ...lifting })
}

async function lockReview(tx: Db, reviewId: number) {
  const [found] = await tx
    .select({ author: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .where(and(eq(reviewsTable.id, reviewId), isNotNull(reviewsTable.publishedAt)))
    .for("update", { of: reviewsTable })
  if (!found) {
    throw new DomainError("unknown-review", "not-found", "Diese Bewertung gibt es nicht mehr.")
  }
  return found.author
}
