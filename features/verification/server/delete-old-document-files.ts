import { and, asc, eq, exists, inArray, isNull, lte, ne, notInArray, or } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { DOCUMENT_KEPT_DAYS } from "../document-file.ts"
import { deleteDocumentFiles } from "./delete-document-files.ts"
import {
  verificationDocumentsTable as documents,
  documentFilesTable as files,
} from "./verification-tables.ts"

const QUEUE = "forget-document-files"

/** Every hour: files brought and never handed in go after a day, decided ones after 30 days. */
export const deleteOldDocumentFilesQueue: JobQueue = {
  name: QUEUE,
  cron: "41 * * * *",
  async run(db) {
    const aDayAgo = new Date(clock.now().getTime() - days(1))
    await inTransaction(db, (tx) =>
      deleteDocumentFiles(tx, and(isNull(files.documentId), lte(files.createdAt, aDayAgo))),
    )
    await sweep(db, {
      queue: QUEUE,
      entity: "document",
      due: listDecided,
      each: (from, { id }) => inTransaction(from, (tx) => clearShown(tx, id)),
    })
  },
}

/** Decided long enough ago, and still with files or a number: class and dates are all that stays. */
function listDecided(db: Db, limit: number): Promise<{ id: number }[]> {
  const longAgo = new Date(clock.now().getTime() - days(DOCUMENT_KEPT_DAYS))
  const hasFiles = exists(
    db.select({ id: files.id }).from(files).where(eq(files.documentId, documents.id)),
  )
  return db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        notInArray(documents.status, ["submitted", "in_review"]),
        lte(documents.decidedAt, longAgo),
        or(hasFiles, ne(documents.number, "")),
      ),
    )
    .orderBy(asc(documents.decidedAt))
    .limit(limit)
}

async function clearShown(tx: Db, id: number): Promise<void> {
  await tx.update(documents).set({ number: "" }).where(eq(documents.id, id))
  await deleteDocumentFiles(tx, inArray(files.documentId, [id]))
  await recordEvent(tx, {
    kind: "document.files_deleted",
    entityId: id,
    actor: SYSTEM,
    role: "system",
  })
}
