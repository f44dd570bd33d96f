import { and, asc, eq, isNull, lte } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { refundReturnsTable, refundsTable } from "../payments-tables.ts"
import { lockOpenReturn, sendReturnedAgain } from "./decide-return.ts"

const QUEUE = "retry-returned-refunds"

/** Every few minutes: refunds that came back and whose guest has not answered are tried once more. */
export const retryReturnedQueue: JobQueue = {
  name: QUEUE,
  cron: "*/5 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "refund_return",
      due: listUnanswered,
      each: (from, { id }) => inTransaction(from, (tx) => retry(tx, id)),
    }),
}

function listUnanswered(db: Db, limit: number): Promise<{ id: number }[]> {
  const { id, refundId, decidedAt, answerBy } = refundReturnsTable
  return (
    db
      .select({ id })
      .from(refundReturnsTable)
      // a bank may have taken it back meanwhile
      .innerJoin(
        refundsTable,
        and(eq(refundsTable.id, refundId), eq(refundsTable.status, "returned")),
      )
      .where(and(isNull(decidedAt), lte(answerBy, clock.now())))
      .orderBy(asc(answerBy))
      .limit(limit)
  )
}

async function retry(tx: Db, returnId: number): Promise<void> {
  const open = await lockOpenReturn(tx, returnId)
  if (!open) return
  await sendReturnedAgain(tx, open, { actor: SYSTEM, role: "system", isAutomatic: true })
}
