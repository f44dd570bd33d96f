import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type DocumentRow, verificationDocumentsTable as documents } from "./verification-tables.ts"

export async function findDocument(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [document] = await db.select().from(documents).where(eq(documents.id, id))
  return document
}
