import { and, desc, eq, ne } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDecideReport } from "../can-decide-report.ts"
import { appealSheetPath, reportSheetPath } from "../report-list.ts"
import type { ReportSubject } from "../report-path.ts"
import type { OtherReport, ReportSheet } from "../report-sheet.ts"
import { appealsTable } from "./appeals-table.ts"
import { unknownReport } from "./decide-report.ts"
import { findReport } from "./find-report.ts"
import { readContent } from "./reported-content.ts"
import { reportsTable } from "./reports-table.ts"

/** Opens a report for the back office, which is written down: it names who reported. */
export function openReport(db: Db, actor: UserActor, id: number): Promise<ReportSheet> {
  return inTransaction(db, async (tx) => {
    const report = await findReport(tx, id)
    if (!report) throw unknownReport()
    const thing = { kind: report.subjectKind, id: report.subjectId }
    const content = await readContent(tx, thing)
    const [appeal] = await tx
      .select({ id: appealsTable.id })
      .from(appealsTable)
      .where(eq(appealsTable.reportId, id))
    await recordEvent(tx, { kind: "report.opened", entityId: id, actor, role: "admin" })
    await noteLooks(tx, actor, { kind: "report", of: [report.reporterId] })
    return {
      id,
      ref: report.ref,
      subjectTitle: report.subjectTitle,
      reason: report.reason,
      explanation: report.explanation,
      reporter: { id: report.reporterId, name: report.reporterName, email: report.email },
      createdAt: report.createdAt.toISOString(),
      decision:
        report.verdict && report.decidedAt
          ? {
              verdict: report.verdict,
              reasons: report.reasons,
              decidedAt: report.decidedAt.toISOString(),
            }
          : null,
      appealPath: appeal ? appealSheetPath(appeal.id) : null,
      content,
      others: await listReportsOn(tx, thing, id),
      mayDecide:
        report.status === "received" &&
        canDecideReport(actor, {
          reporterId: report.reporterId,
          authorId: content.author?.id ?? null,
        }),
    }
  })
}

/** Reports about the same thing, the newest first, without one. */
async function listReportsOn(
  db: Db,
  { kind, id }: { kind: ReportSubject; id: number },
  except: number,
): Promise<OtherReport[]> {
  const rows = await db
    .select()
    .from(reportsTable)
    .where(
      and(
        eq(reportsTable.subjectKind, kind),
        eq(reportsTable.subjectId, id),
        ne(reportsTable.id, except),
      ),
    )
    .orderBy(desc(reportsTable.id))
    .limit(20)
  return rows.map(otherReport)
}

export function otherReport(row: typeof reportsTable.$inferSelect): OtherReport {
  return {
    path: reportSheetPath(row.id),
    reason: row.reason,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }
}
