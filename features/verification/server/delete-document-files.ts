import type { SQL } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import { documentFileKey } from "../document-file.ts"
import { documentFilesTable } from "./verification-tables.ts"

/** Deletes files of documents, rows at once and bytes once the transaction has committed. */
export async function deleteDocumentFiles(tx: Db, which: SQL | undefined): Promise<void> {
  const gone = await tx
    .delete(documentFilesTable)
    .where(which)
    .returning({ id: documentFilesTable.id })
  await deleteFiles(
    tx,
    gone.map(({ id }) => documentFileKey(id)),
  )
}
