import { asc, eq, or } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { listRestrictionsOf } from "#features/users/office/server/find-restriction.ts"
import type { Db } from "#platform/server/db.ts"
import { appealsTable } from "./appeals-table.ts"
import { reportsTable } from "./reports-table.ts"

/**
 * What a person has reported or complained about, signed in or as a guest with their address, and
 * what was restricted of theirs, for the export.
 */
export async function exportReports(db: Db, userId: number) {
  const [user] = await db
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  const email = user?.email ?? "-"
  const reports = await db
    .select()
    .from(reportsTable)
    .where(or(eq(reportsTable.reporterId, userId), eq(reportsTable.email, email)))
    .orderBy(asc(reportsTable.id))
  const appeals = await db
    .select()
    .from(appealsTable)
    .where(or(eq(appealsTable.userId, userId), eq(appealsTable.email, email)))
    .orderBy(asc(appealsTable.id))
  const restrictions = await listRestrictionsOf(db, userId)
  return {
    meldungen: reports.map((row) => ({
      vorgang: row.ref,
      worum: row.subjectTitle,
      grund: row.reason,
      text: row.explanation,
      name: row.reporterName,
      mail: row.email,
      stand: row.status,
      eingegangenAm: row.createdAt,
      entscheidung: row.verdict,
      unsereGruende: row.reasons,
      entschiedenAm: row.decidedAt,
    })),
    massnahmen: restrictions.toReversed().map((row) => ({
      vorgang: row.ref,
      worum: row.subjectTitle,
      grundlage: row.ground,
      vorschrift: row.provision,
      unsereGruende: row.reasons,
      seit: row.createdAt,
      aufgehobenAm: row.liftedAt,
      warumAufgehoben: row.liftReasons,
    })),
    widersprueche: appeals.map((row) => ({
      vorgang: row.ref,
      text: row.explanation,
      mail: row.email,
      stand: row.status,
      eingegangenAm: row.createdAt,
      unsereGruende: row.reasons,
      entschiedenAm: row.decidedAt,
    })),
  }
}
