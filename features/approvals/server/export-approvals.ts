import { eq, or } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { approvalsTable as approvals } from "./approvals-table.ts"

/** What somebody has asked for or decided in the back office, for the copy of their data. */
export async function exportApprovals(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(approvals)
    .where(or(eq(approvals.requestedById, userId), eq(approvals.decidedById, userId)))
    .orderBy(approvals.id)
  return rows.map((row) => ({
    nummer: row.id,
    worum: row.preview.title,
    beantragtAm: row.requestedAt,
    selbstBeantragt: row.requestedById === userId,
    begruendung: row.requestedById === userId ? row.reason : null,
    stand: row.status,
    entschiedenAm: row.decidedAt,
  }))
}
