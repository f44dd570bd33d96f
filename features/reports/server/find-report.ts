import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type ReportRow, reportsTable } from "./reports-table.ts"

export async function findReport(db: Db, reportId: number): Promise<ReportRow | undefined> {
  const [report] = await db.select().from(reportsTable).where(eq(reportsTable.id, reportId))
  return report
}
