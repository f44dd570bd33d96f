import { and, asc, eq, ne } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { documentFileKey } from "../document-file.ts"
import { documentName } from "../document-kinds.ts"
import { REJECTIONS } from "../rejection.ts"
import type { DocumentStatus } from "../verification.ts"
import {
  verificationDocumentsTable as documents,
  documentFilesTable as files,
} from "./verification-tables.ts"

const STATUS_NAMES: Record<DocumentStatus, string> = {
  submitted: "Eingereicht",
  in_review: "Wird geprüft",
  verified: "Geprüft",
  expired: "Abgelaufen",
  rejected: "Zurückgeschickt",
  blocked: "Gesperrt",
}

/** What a pilot has handed in, for the export of their data. */
export async function exportDocuments(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.id))
  return {
    nachweise: rows.map((row) => ({
      nummerBeiUns: row.id,
      art: documentName(row),
      nummer: row.number,
      stand: STATUS_NAMES[row.status],
      ausgestelltAm: row.issuedOn,
      gueltigBis: row.expiresOn,
      eingereichtAm: row.createdAt,
      entschiedenAm: row.decidedAt,
      grund: row.rejection && REJECTIONS[row.rejection],
      anmerkung: row.rejectionNote,
    })),
    dateien: await db
      .select({
        kennung: files.id,
        zuNachweis: files.documentId,
        art: files.mediaType,
        bytes: files.byteSize,
        gebrachtAm: files.createdAt,
      })
      .from(files)
      .where(eq(files.userId, userId))
      .orderBy(asc(files.createdAt)),
  }
}

/** Their files, as long as they are there and out of quarantine: what each is called in the copy, and where the store keeps it. */
export async function listDocumentFiles(db: Db, userId: number) {
  const rows = await db
    .select({ id: files.id, mediaType: files.mediaType })
    .from(files)
    .where(and(eq(files.userId, userId), ne(files.scanState, "pending")))
    .orderBy(asc(files.byteSize), asc(files.createdAt))
  return rows.map(({ id, mediaType }) => ({
    file: `nachweise/${id}.${mediaType === "image/webp" ? "webp" : "pdf"}`,
    key: documentFileKey(id),
  }))
}
