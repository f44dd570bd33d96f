import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { verificationDocumentsTable } from "./verification-tables.ts"

/** Deletes a pilot's documents. */
export async function forgetDocuments(tx: Db, userId: number): Promise<void> {
  await tx.delete(verificationDocumentsTable).where(eq(verificationDocumentsTable.userId, userId))
}
