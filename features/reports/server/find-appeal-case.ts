import { eq } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { RestrictedKind } from "#features/users/office/restriction.ts"
import { restrictionsTable } from "#features/users/office/server/restrictions-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { AppealSide } from "../appeal.ts"
import { verifyAppealKey } from "./appeal-key.ts"
import { type AppealRow, appealsTable } from "./appeals-table.ts"
import { reportsTable } from "./reports-table.ts"

/** A decision that somebody holds the key to, with the complaint against it. */
export interface Contested {
  side: AppealSide
  /** Of the report or of the restriction. */
  id: number
  ref: string
  kind: RestrictedKind
  title: string
  reasons: string
  decidedAt: Date
  isUndone: boolean
  appellant: { userId: number | null; email: string }
  appeal: AppealRow | undefined
}

/** The decision of a signed address; undefined where the key is none, or nobody is left to answer. */
export async function findContested(
  db: Db,
  { ref, key }: { ref: string; key: string },
): Promise<Contested | undefined> {
  const side = verifyAppealKey(ref, key)
  if (!side) return undefined
  return side === "report" ? findKept(db, ref) : findRestricted(db, ref)
}

async function findKept(db: Db, ref: string): Promise<Contested | undefined> {
  const [found] = await db
    .select({ report: reportsTable, appeal: appealsTable })
    .from(reportsTable)
    .leftJoin(appealsTable, eq(appealsTable.reportId, reportsTable.id))
    .where(eq(reportsTable.ref, ref))
  const { report, appeal } = found ?? {}
  // who followed a report has nothing to complain about; who is gone cannot be answered
  if (report?.verdict !== "kept" || !report.decidedAt || report.email === "") return undefined
  return {
    side: "report",
    id: report.id,
    ref,
    kind: report.subjectKind,
    title: report.subjectTitle,
    reasons: report.reasons,
    decidedAt: report.decidedAt,
    isUndone: report.restrictionId !== null,
    appellant: { userId: report.reporterId, email: report.email },
    appeal: appeal ?? undefined,
  }
}

async function findRestricted(db: Db, ref: string): Promise<Contested | undefined> {
  const [found] = await db
    .select({ restriction: restrictionsTable, email: usersTable.email, appeal: appealsTable })
    .from(restrictionsTable)
    .innerJoin(usersTable, eq(usersTable.id, restrictionsTable.userId))
    .leftJoin(appealsTable, eq(appealsTable.restrictionId, restrictionsTable.id))
    .where(eq(restrictionsTable.ref, ref))
  if (!found || found.restriction.anonymizedAt) return undefined
  const { restriction, email, appeal } = found
  return {
    side: "restriction",
    id: restriction.id,
    ref,
    kind: restriction.subjectKind,
    title: restriction.subjectTitle,
    reasons: restriction.reasons,
    decidedAt: restriction.createdAt,
    isUndone: restriction.liftedAt !== null,
    appellant: { userId: restriction.userId, email },
    appeal: appeal ?? undefined,
  }
}
