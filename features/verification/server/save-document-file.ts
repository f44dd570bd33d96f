import { randomUUID } from "node:crypto"
import { holdAccount } from "#features/users/server/hold-account.ts"
import { pictureType } from "#features/users/server/picture-type.ts"
import { readPicture } from "#features/users/server/read-picture.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { storage } from "#platform/server/storage.ts"
import { documentFileKey, NO_DOCUMENT_FILE } from "../document-file.ts"
import type { DocumentFile } from "../document-schemas.ts"
import { isPdf, refuseActivePdf } from "./refuse-active-pdf.ts"
import { documentFilesTable } from "./verification-tables.ts"

/** Enough to read the small print of a page. */
const LONGEST_EDGE = 2400

/**
 * Keeps one file that a pilot brings for a document; it belongs to none until it is handed in. What
 * it is, its bytes say: neither its name nor its declared type is believed, and the name is not kept.
 */
export async function saveDocumentFile(
  db: Db,
  actor: UserActor,
  bytes: Uint8Array,
): Promise<DocumentFile> {
  const { mediaType, file } = await fileOf(bytes)
  const id = randomUUID()
  const row = { id, userId: actor.userId, mediaType, byteSize: file.length }
  // row first: a process that ends in between leaves no bytes that nobody would delete
  await inTransaction(db, async (tx) => {
    await holdAccount(tx, actor.userId)
    await tx.insert(documentFilesTable).values({ ...row, documentId: null, createdAt: clock.now() })
  })
  await storage().put(documentFileKey(id), file)
  return { id, mediaType, byteSize: file.length }
}

async function fileOf(bytes: Uint8Array) {
  if (isPdf(bytes)) {
    await refuseActivePdf(bytes)
    return { mediaType: "application/pdf", file: bytes } as const
  }
  if (!pictureType(bytes)) throw new DomainError("no-document", "wrong-type", NO_DOCUMENT_FILE)
  const file = await readPicture(bytes, (picture) =>
    picture
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .webp({ quality: 84, effort: 3 })
      .toBuffer(),
  )
  return { mediaType: "image/webp", file } as const
}
