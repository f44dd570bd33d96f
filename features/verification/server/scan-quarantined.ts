import { and, asc, eq, inArray } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { documentFileKey } from "../document-file.ts"
import { deleteDocumentFiles } from "./delete-document-files.ts"
import { type Quarantine, scanBeforeUse, scanQueueOf } from "./quarantine.ts"
import { documentFilesTable as files } from "./verification-tables.ts"

const isPending = eq(files.scanState, "pending")

const DOCUMENT_FILES: Quarantine = {
  queue: "scan-document-files",
  entity: "document_file",
  list: (db, limit) =>
    db
      .select({ id: files.id, createdAt: files.createdAt })
      .from(files)
      .where(isPending)
      .orderBy(asc(files.createdAt))
      .limit(limit),
  keyOf: documentFileKey,
  letOut: (tx, id, scanState) =>
    tx
      .update(files)
      .set({ scanState })
      .where(and(eq(files.id, id), isPending)),
  erase: (tx, id) => deleteDocumentFiles(tx, and(eq(files.id, id), isPending)),
}

/** Files that came while the scanner was away. */
export const scanQuarantinedQueue = scanQueueOf(DOCUMENT_FILES)

/** Looks once more at files of somebody who wants to hand them in; refuses where something is found. */
export async function scanBeforeSubmission(
  db: Db,
  { userId, fileIds }: { userId: number; fileIds: readonly string[] },
): Promise<void> {
  const pending = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), eq(files.userId, userId), isPending))
  await scanBeforeUse(db, DOCUMENT_FILES, pending)
}
