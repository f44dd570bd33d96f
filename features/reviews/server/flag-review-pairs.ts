import { sql } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { findArrangedPairs } from "./find-arranged-pairs.ts"
import { reviewFlagsTable } from "./review-flags-table.ts"

const QUEUE = "flag-review-pairs"

/** Every hour: pairs whose praise may be arranged become a case of the back office. */
export const flagReviewPairsQueue: JobQueue = {
  name: QUEUE,
  cron: "17 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "review",
      due: (from, limit) => findArrangedPairs(from, { limit }),
      each: (from, { id }) => inTransaction(from, (tx) => flagPair(tx, id)),
    }),
}

/** An open flag learns of further reasons; whoever comes second at the same time changes nothing. */
async function flagPair(tx: Db, newestReviewId: number): Promise<void> {
  const [pair] = await findArrangedPairs(tx, { limit: 1, reviewId: newestReviewId })
  if (!pair) return
  const { firstUserId, secondUserId, reasons } = pair
  const [flag] = await tx
    .insert(reviewFlagsTable)
    .values({ firstUserId, secondUserId, reasons, flaggedAt: clock.now() })
    .onConflictDoUpdate({
      target: [reviewFlagsTable.firstUserId, reviewFlagsTable.secondUserId],
      targetWhere: sql`decided_at is null`,
      set: { reasons: sql`excluded.reasons` },
      setWhere: sql`not review_flags.reasons @> excluded.reasons`,
    })
    .returning()
  if (!flag) return
  await recordEvent(tx, {
    kind: "review_flag.raised",
    entityId: flag.id,
    actor: SYSTEM,
    role: "system",
    from: null,
    to: "open",
    data: { reviewId: newestReviewId },
  })
}
