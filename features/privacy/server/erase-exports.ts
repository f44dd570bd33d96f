import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import { exportFileKey } from "./export-file-key.ts"
import { dataExportsTable } from "./privacy-tables.ts"

/** Deletes a person's copies with their files. */
export async function eraseExports(tx: Db, userId: number): Promise<void> {
  const gone = await tx
    .delete(dataExportsTable)
    .where(eq(dataExportsTable.userId, userId))
    .returning({ id: dataExportsTable.id })
  await deleteFiles(
    tx,
    gone.map(({ id }) => exportFileKey(id)),
  )
}
