import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { dataExportsTable } from "./privacy-tables.ts"

/** When a person asked for copies such as this one. */
export async function exportDataExports(db: Db, userId: number) {
  return {
    auskuenfte: await db
      .select({
        stand: dataExportsTable.status,
        angefordertAm: dataExportsTable.createdAt,
        fertigAm: dataExportsTable.readyAt,
        abrufbarBis: dataExportsTable.expiresAt,
      })
      .from(dataExportsTable)
      .where(eq(dataExportsTable.userId, userId))
      .orderBy(asc(dataExportsTable.createdAt)),
  }
}
