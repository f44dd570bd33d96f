import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { pushSubscriptionsTable as table } from "./push-tables.ts"

/** The browsers that show notifications, for the export of a person's data; oldest first. */
export async function exportPushSubscriptions(db: Db, userId: number) {
  const rows = await db.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.id))
  return {
    browser: rows.map((row) => ({
      nummer: row.id,
      anmeldung: row.sessionId,
      adresseBeimPushDienst: row.endpoint,
      schluessel: { p256dh: row.p256dh, auth: row.auth },
      eingeschaltetAm: row.createdAt,
      zuletztErreichtAm: row.lastSuccessAt,
      fehlversucheSeither: row.failures,
    })),
  }
}
