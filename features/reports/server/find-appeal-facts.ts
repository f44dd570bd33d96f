import { and, asc, eq, ne } from "drizzle-orm"
import { findRestriction } from "#features/users/office/server/find-restriction.ts"
import type { Db } from "#platform/server/db.ts"
import type { AppealSide } from "../appeal.ts"
import type { ReportSubject } from "../report-path.ts"
import { type AppealRow, appealsTable } from "./appeals-table.ts"
import { findReport } from "./find-report.ts"
import { type ReportRow, reportsTable } from "./reports-table.ts"

/** What mails about a complaint tell of it. */
export interface AppealFacts {
  appeal: AppealRow
  side: AppealSide
  kind: ReportSubject
  title: string
}

export async function findAppealFacts(db: Db, appealId: number): Promise<AppealFacts | undefined> {
  const [appeal] = await db.select().from(appealsTable).where(eq(appealsTable.id, appealId))
  if (!appeal) return undefined
  const { restrictionId, reportId } = appeal
  if (restrictionId !== null) {
    const row = await findRestriction(db, restrictionId)
    if (!row) return undefined
    return { appeal, side: "restriction", kind: row.subjectKind, title: row.subjectTitle }
  }
  const row = await findReport(db, reportId ?? 0)
  return row && { appeal, side: "report", kind: row.subjectKind, title: row.subjectTitle }
}

/** The reports that led to a restriction and whose reporters can be written to. */
export function listReportsOfRestriction(db: Db, restrictionId: number): Promise<ReportRow[]> {
  return db
    .select()
    .from(reportsTable)
    .where(and(eq(reportsTable.restrictionId, restrictionId), ne(reportsTable.email, "")))
    .orderBy(asc(reportsTable.id))
}
