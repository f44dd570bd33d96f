import { eq } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canSeeFile } from "../verification.ts"
import { documentFilesTable } from "./verification-tables.ts"

/** Opens a file for its owner or the back office, whose access is recorded first. */
export function openDocumentFile(db: Db, actor: UserActor, fileId: string) {
  return inTransaction(db, async (tx) => {
    const [file] = await tx
      .select()
      .from(documentFilesTable)
      .where(eq(documentFilesTable.id, fileId))
    if (!file || !canSeeFile(actor, file)) return undefined
    // not even to its owner: it may harm whoever opens it
    if (file.scanState === "pending") return undefined
    if (actor.userId === file.userId) return file
    // what is not handed in yet is nobody's but its owner's
    if (file.documentId === null) return undefined
    await recordEvent(tx, {
      kind: "document.file_viewed",
      entityId: file.documentId,
      actor,
      role: "admin",
      data: { fileId },
    })
    await noteLooks(tx, actor, { kind: "document_file", of: [file.userId] })
    return file
  })
}
