import { and, eq, or } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { approvalsTable as approvals } from "./approvals-table.ts"

/** Of who leaves: what is still open ends, and the words of what they asked for or what concerned them go. */
export async function eraseApprovals(tx: Db, userId: number): Promise<void> {
  const theirs = or(eq(approvals.subjectId, userId), eq(approvals.requestedById, userId))
  await tx
    .update(approvals)
    .set({ status: "expired", decidedAt: clock.now() })
    .where(and(theirs, eq(approvals.status, "open")))
  await tx
    .update(approvals)
    .set({ reason: "", note: "", payload: {}, preview: { title: "Gelöscht", lines: [] } })
    .where(theirs)
}
