import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { verificationDocumentsTable as documents } from "./verification-tables.ts"

/** What a pilot has handed in, for the export of their data. */
export async function exportDocuments(db: Db, userId: number) {
  return {
    nachweise: await db
      .select({
        art: documents.kind,
        stand: documents.status,
        ausgestelltAm: documents.issuedOn,
        gueltigBis: documents.expiresOn,
        eingereichtAm: documents.createdAt,
        entschiedenAm: documents.decidedAt,
      })
      .from(documents)
      .where(eq(documents.userId, userId))
      .orderBy(asc(documents.id)),
  }
}
