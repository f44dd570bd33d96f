import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { forgetFiles } from "#platform/server/forget-files.ts"
import { dataExportsTable } from "./privacy-tables.ts"

/** Deletes a person's copies with their files. */
export async function forgetExports(tx: Db, userId: number): Promise<void> {
  const gone = await tx
    .delete(dataExportsTable)
    .where(eq(dataExportsTable.userId, userId))
    .returning({ fileKey: dataExportsTable.fileKey })
  await forgetFiles(
    tx,
    gone.flatMap(({ fileKey }) => fileKey ?? []),
  )
}
