import { asc, eq, or } from "drizzle-orm"
import { usersTable } from "#features/users/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { reportsTable } from "./reports-table.ts"

/** What a person has reported, signed in or as a guest with their address, for the export. */
export async function exportReports(db: Db, userId: number) {
  const [user] = await db
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  const rows = await db
    .select()
    .from(reportsTable)
    .where(or(eq(reportsTable.reporterId, userId), eq(reportsTable.email, user?.email ?? "-")))
    .orderBy(asc(reportsTable.id))
  return {
    meldungen: rows.map((row) => ({
      vorgang: row.ref,
      worum: row.subjectTitle,
      grund: row.reason,
      text: row.explanation,
      name: row.reporterName,
      mail: row.email,
      stand: row.status,
      eingegangenAm: row.createdAt,
    })),
  }
}
