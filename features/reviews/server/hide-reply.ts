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

const REPLY: Hideable<Awaited<ReturnType<typeof lockReply>>> = {
  kind: "review_reply",
  events: { hidden: "review.reply_hidden", shown: "review.reply_shown" },
  visible: "published",
  lock: lockReply,
  about: (author) => ({
    userId: author.id,
    title: `Antwort von ${publicName(author)} auf eine Bewertung`,
  }),
  setHiddenAt: (tx, id, replyHiddenAt) =>
    tx.update(reviewsTable).set({ replyHiddenAt }).where(eq(reviewsTable.id, id)),
}

/** The back office takes a reply away, with a statement of reasons; the review that it answers stays. */
export function hideReply(
  db: Db,
  actor: UserActor,
  { reviewId, statement }: { reviewId: number; statement: Statement },
): Promise<RestrictionRow> {
  return hide(db, actor, REPLY, { id: reviewId, statement })
}

/** Shows a hidden reply again. */
export function showReply(
  db: Db,
  actor: UserActor,
  { reviewId, ...lifting }: { reviewId: number; reasons: string; appealId: number },
): Promise<void> {
  return show(db, actor, REPLY, { id: reviewId, ...lifting })
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
  return found.author
}
