import { randomUUID } from "node:crypto"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { storage } from "#platform/server/storage.ts"
import { documentFileKey } from "../document-file.ts"
import type { DocumentFile } from "../document-schemas.ts"
import { readDocumentFile } from "./read-document-file.ts"
import { documentFilesTable } from "./verification-tables.ts"

/**
 * Keeps one file that a pilot brings for a document; it belongs to none until it is handed in. What
 * it is, its bytes say: neither its name nor its declared type is believed, and the name is not kept.
 * Where the malware scanner is away it lies in quarantine until that has looked at it.
 */
export async function saveDocumentFile(
  db: Db,
  actor: UserActor,
  bytes: Uint8Array,
): Promise<DocumentFile> {
  const { mediaType, file, scanState } = await readDocumentFile(bytes)
  const id = randomUUID()
  const row = { id, userId: actor.userId, mediaType, byteSize: file.length, scanState }
  // row first: a crash in between leaves a row that the sweep deletes, never an orphaned file
  await inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    await tx.insert(documentFilesTable).values({ ...row, documentId: null, createdAt: clock.now() })
  })
  await storage().put(documentFileKey(id), file)
  return { id, mediaType, byteSize: file.length, isQuarantined: scanState === "pending" }
}
