import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { bringForward, type SweptRows } from "#platform/server/failing-rows.ts"
import { enqueue } from "#platform/server/jobs.ts"
import { RETRY_OF_ROWS } from "#platform/server/sweep.ts"
import type { RetryAnswer } from "../retry-schemas.ts"

/** Lets a timer try a row at which it fails right away; one whose next try is due stays as it is. */
export function retryFailingRow(
  db: Db,
  actor: UserActor,
  row: SweptRows & { rowId: string },
): Promise<RetryAnswer> {
  return inTransaction(db, async (tx) => {
    const isBroughtForward = await bringForward(tx, row)
    if (isBroughtForward === undefined) {
      throw new DomainError("unknown-row", "not-found", "Das hat sich inzwischen erledigt.")
    }
    if (!isBroughtForward) return { isRetried: false }
    await enqueue(tx, row.queue, RETRY_OF_ROWS)
    await recordEvent(tx, {
      kind: "job.retried",
      // timers have no numbers; which row it was stands in the data
      entityId: 0,
      actor,
      role: "admin",
      from: "failed",
      to: "retry",
      data: { queue: row.queue, entity: row.entity, rowId: row.rowId },
    })
    return { isRetried: true }
  })
}
