import { and, asc, count, desc, eq, exists, or, sql } from "drizzle-orm"
import { restrictionsTable } from "#features/users/office/server/restrictions-table.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { REPORT_REASONS, type ReportReason } from "../report.ts"
import {
  appealSheetPath,
  type ListedReport,
  type ReportListQuery,
  reportSheetPath,
  subjectOfParam,
} from "../report-list.ts"
import { appealsTable } from "./appeals-table.ts"
import { reportsTable } from "./reports-table.ts"

const PAGE = 20

interface ReportPage {
  entries: ListedReport[]
  total: number
  page: number
  pageCount: number
}

/** A page of the reports, or of the complaints; a page number past the end shows the last page. */
export function listReports(db: Db, query: ReportListQuery): Promise<ReportPage> {
  return query.status === "widerspruch" ? listAppeals(db, query) : listPlainReports(db, query)
}

/** How much waits for a decision: reports and complaints. */
export async function countWaitingReports(db: Db): Promise<number> {
  const reports = await db.$count(reportsTable, eq(reportsTable.status, "received"))
  return reports + (await db.$count(appealsTable, eq(appealsTable.status, "received")))
}

async function listPlainReports(db: Db, query: ReportListQuery): Promise<ReportPage> {
  const kind = subjectOfParam(query.kind)
  const which = and(
    eq(reportsTable.status, query.status === "offen" ? "received" : "decided"),
    query.reason === "" ? undefined : eq(reportsTable.reason, query.reason as ReportReason),
    kind && eq(reportsTable.subjectKind, kind),
  )
  const total = await db.$count(reportsTable, which)
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const direction = query.sort === "neueste" ? desc : asc
  const rows = await db
    .select()
    .from(reportsTable)
    .where(which)
    .orderBy(direction(reportsTable.createdAt), direction(reportsTable.id))
    .limit(PAGE)
    .offset(offset)
  const entries = rows.map(
    (row): ListedReport => ({
      id: row.id,
      path: reportSheetPath(row.id),
      title: row.subjectTitle,
      about: REPORT_REASONS[row.reason],
      state: row.verdict ?? "received",
      createdAt: row.createdAt.toISOString(),
    }),
  )
  return { entries, total, page, pageCount }
}

async function listAppeals(db: Db, query: ReportListQuery): Promise<ReportPage> {
  const kind = subjectOfParam(query.kind)
  const reason = query.reason as ReportReason | ""
  const which = and(
    kind && or(eq(reportsTable.subjectKind, kind), eq(restrictionsTable.subjectKind, kind)),
    reason === ""
      ? undefined
      : or(
          eq(reportsTable.reason, reason),
          exists(
            db
              .select({ one: sql`1` })
              .from(sql`reports led`)
              .where(sql`led.restriction_id = ${restrictionsTable.id} and led.reason = ${reason}`),
          ),
        ),
  )
  const [all] = await db
    .select({ count: count() })
    .from(appealsTable)
    .leftJoin(reportsTable, eq(reportsTable.id, appealsTable.reportId))
    .leftJoin(restrictionsTable, eq(restrictionsTable.id, appealsTable.restrictionId))
    .where(which)
  const total = all?.count ?? 0
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const direction = query.sort === "neueste" ? desc : asc
  const rows = await db
    .select({
      appeal: appealsTable,
      reported: reportsTable.subjectTitle,
      restricted: restrictionsTable.subjectTitle,
    })
    .from(appealsTable)
    .leftJoin(reportsTable, eq(reportsTable.id, appealsTable.reportId))
    .leftJoin(restrictionsTable, eq(restrictionsTable.id, appealsTable.restrictionId))
    .where(which)
    // what waits comes first
    .orderBy(
      sql`${appealsTable.status} <> 'received'`,
      direction(appealsTable.createdAt),
      direction(appealsTable.id),
    )
    .limit(PAGE)
    .offset(offset)
  const entries = rows.map(
    ({ appeal, reported, restricted }): ListedReport => ({
      id: appeal.id,
      path: appealSheetPath(appeal.id),
      title: reported ?? restricted ?? "",
      about: reported === null ? "Gegen eine Maßnahme" : "Gegen das Stehenlassen",
      state: appeal.status === "received" ? "appealed" : appeal.status,
      createdAt: appeal.createdAt.toISOString(),
    }),
  )
  return { entries, total, page, pageCount }
}
