import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { deleteDocumentFiles } from "./delete-document-files.ts"
import { documentFilesTable, verificationDocumentsTable } from "./verification-tables.ts"

/** Deletes a pilot's documents and all their files. */
export async function eraseDocuments(tx: Db, userId: number): Promise<void> {
  await deleteDocumentFiles(tx, eq(documentFilesTable.userId, userId))
  await tx.delete(verificationDocumentsTable).where(eq(verificationDocumentsTable.userId, userId))
}
