import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { retryJob } from "#platform/server/jobs.ts"
import type { RetryAnswer } from "../retry-schemas.ts"
import { findJobState } from "./jobs-queries.ts"

/** Lets a job that has failed for good run once more; one that has not stays as it is. */
export function restartJob(
  db: Db,
  actor: UserActor,
  { queue, id }: { queue: string; id: string },
): Promise<RetryAnswer> {
  return inTransaction(db, async (tx) => {
    const state = await findJobState(tx, queue, id)
    if (!state) {
      throw new DomainError("unknown-job", "not-found", "Diesen Auftrag gibt es nicht mehr.")
    }
    if (state !== "failed") return { isRetried: false }
    await retryJob(tx, queue, id)
    await recordEvent(tx, {
      kind: "job.retried",
      // jobs have no numbers; which one it was stands in the data
      entityId: 0,
      actor,
      role: "admin",
      from: "failed",
      to: "retry",
      data: { queue, jobId: id },
    })
    return { isRetried: true }
  })
}
