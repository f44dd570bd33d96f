import { and, asc, eq, inArray } from "drizzle-orm"
import { type Statement, statementSchema } from "#features/users/office/restriction-schemas.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDecideFlag, OWN_FLAG } from "../review-flag.ts"
import type { ReviewFlagAnswer, ReviewFlagDecision } from "../review-flag-schemas.ts"
import { hideReview } from "./hide-review.ts"
import { pilotReviewsView as shown } from "./pilot-reviews-view.ts"
import { reviewFlagsTable as flags, type ReviewFlagRow } from "./review-flags-table.ts"

/**
 * The back office says that flagged reviews are unobjectionable, or hides what the two wrote about each
 * other as pilots, with a statement of reasons for each author. The same verdict repeating it changes nothing.
 */
export function decideReviewFlag(
  db: Db,
  actor: UserActor,
  { id, ...decision }: ReviewFlagDecision & { id: number },
): Promise<ReviewFlagAnswer> {
  const { verdict, reasons } = decision
  return inTransaction(db, async (tx) => {
    const [flag] = await tx.select().from(flags).where(eq(flags.id, id)).for("update")
    if (!flag) throw unknownFlag()
    const userIds = [flag.firstUserId, flag.secondUserId]
    if (!canDecideFlag(actor, { userIds })) throw new DomainError("own-flag", "forbidden", OWN_FLAG)
    if (flag.verdict === verdict) return { id, verdict }
    if (flag.verdict !== null) throw decidedOtherwise()
    const statement = verdict === "hidden" ? statementSchema.parse(decision) : undefined
    if (statement) await hideBetween(tx, actor, flag, statement)
    await tx
      .update(flags)
      .set({ verdict, note: reasons, decidedAt: clock.now(), decidedBy: actor.userId })
      .where(eq(flags.id, id))
    await recordEvent(tx, {
      kind: "review_flag.decided",
      entityId: id,
      actor,
      role: "admin",
      from: "open",
      to: verdict,
      reason: statement?.ground ?? null,
    })
    return { id, verdict }
  })
}

async function hideBetween(
  tx: Db,
  actor: UserActor,
  { id: flagId, firstUserId, secondUserId }: ReviewFlagRow,
  statement: Statement,
) {
  const pair = [firstUserId, secondUserId]
  const reviews = await tx
    .select({ id: shown.id })
    .from(shown)
    .where(and(inArray(shown.guestId, pair), inArray(shown.pilotId, pair)))
    .orderBy(asc(shown.id))
  for (const { id: reviewId } of reviews) {
    await hideReview(tx, actor, { reviewId, statement, flagId })
  }
}

export function unknownFlag(): DomainError {
  return new DomainError("unknown-flag", "not-found", "Dieses markierte Paar gibt es nicht.")
}

function decidedOtherwise(): DomainError {
  const sentence = "Über dieses Paar ist schon anders entschieden worden."
  return new DomainError("already-decided", "invalid", sentence)
}
