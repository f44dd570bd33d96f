import { and, eq, lte, or, type SQL } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { EXPORT_DEADLINE_MS } from "../privacy.ts"
import { exportFileKey } from "./export-file-key.ts"
import { dataExportsTable as exports } from "./privacy-tables.ts"

/** Every hour: copies whose week is over lose their file, those that never got ready give way. */
export const expireExportsQueue: JobQueue = {
  name: "expire-data-exports",
  cron: "29 * * * *",
  async run(db) {
    const now = clock.now()
    const tooOld = new Date(now.getTime() - EXPORT_DEADLINE_MS)
    const isOver = or(
      and(eq(exports.status, "ready"), lte(exports.expiresAt, now)),
      and(eq(exports.status, "requested"), lte(exports.createdAt, tooOld)),
    )
    await inTransaction(db, (tx) => expireExports(tx, isOver))
  },
}

/** Ends copies. A file may also be there where its job died before it could say so. */
export async function expireExports(tx: Db, which: SQL | undefined): Promise<void> {
  const expired = await tx
    .update(exports)
    .set({ status: "expired" })
    .where(which)
    .returning({ id: exports.id })
  await deleteFiles(
    tx,
    expired.map(({ id }) => exportFileKey(id)),
  )
}
