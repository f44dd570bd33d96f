import { and, asc, eq, lte, or } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { type ApprovalKinds, kindNamed } from "./approval-kind.ts"
import { type ApprovalRow, approvalsTable as approvals } from "./approvals-table.ts"
import { endApproval, executorOf } from "./decide-approval.ts"
import { hasSecondPerson } from "./request-approval.ts"

const QUEUE = "approval-times"

/** Every minute: what had to wait for a day alone is carried out, what nobody decided is over. */
export function approvalTimesQueue(kinds: ApprovalKinds): JobQueue {
  return {
    name: QUEUE,
    cron: "* * * * *",
    run: (db) =>
      sweep(db, {
        queue: QUEUE,
        entity: "approval",
        due: listDue,
        each: (from, { id }) => pass(from, kinds, id),
      }),
  }
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  const now = clock.now()
  return db
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        eq(approvals.status, "open"),
        or(lte(approvals.executesAt, now), lte(approvals.expiresAt, now)),
      ),
    )
    .orderBy(asc(approvals.requestedAt))
    .limit(limit)
}

async function pass(db: Db, kinds: ApprovalKinds, id: number): Promise<void> {
  try {
    await inTransaction(db, (tx) => passOne(tx, kinds, id))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    // what its own guards refuse now will not be allowed by waiting
    await inTransaction(db, async (tx) => {
      const row = await lockOpen(tx, id)
      if (!row) return
      await endApproval(tx, row, { status: "failed", decidedById: null, note: error.message })
    })
  }
}

async function passOne(tx: Db, kinds: ApprovalKinds, id: number): Promise<void> {
  const now = clock.now()
  const row = await lockOpen(tx, id)
  if (!row) return
  if (row.executesAt && row.executesAt <= now) {
    const known = [row.requestedById, row.subjectId]
    if (await hasSecondPerson(tx, row.neededRight, known)) {
      // somebody has come who can decide: it waits for them
      await tx.update(approvals).set({ executesAt: null }).where(eq(approvals.id, id))
      return
    }
    const kind = kindNamed(kinds, row.kind)
    await kind.execute(tx, await executorOf(tx, row), kind.payload.parse(row.payload))
    await endApproval(tx, row, { status: "executed", decidedById: null })
  } else if (row.expiresAt <= now) {
    await endApproval(tx, row, { status: "expired", decidedById: null })
  }
}

async function lockOpen(tx: Db, id: number): Promise<ApprovalRow | undefined> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for("update")
  return row?.status === "open" ? row : undefined
}
