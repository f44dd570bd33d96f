import { and, eq, lte, or } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { inTransaction } from "#platform/server/db.ts"
import { forgetFiles } from "#platform/server/forget-files.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { EXPORT_DEADLINE_MS } from "../privacy.ts"
import { dataExportsTable as exports } from "./privacy-tables.ts"

/** Every hour: copies whose week is over lose their file, those that never got ready give way. */
export const expireExportsQueue: JobQueue = {
  name: "expire-data-exports",
  cron: "29 * * * *",
  async run(db) {
    const now = clock.now()
    const tooOld = new Date(now.getTime() - EXPORT_DEADLINE_MS)
    await inTransaction(db, async (tx) => {
      const over = await tx
        .select({ id: exports.id, fileKey: exports.fileKey })
        .from(exports)
        .where(
          or(
            and(eq(exports.status, "ready"), lte(exports.expiresAt, now)),
            and(eq(exports.status, "requested"), lte(exports.createdAt, tooOld)),
          ),
        )
        .for("update")
      for (const { id, fileKey } of over) {
        await tx.update(exports).set({ status: "expired", fileKey: null }).where(eq(exports.id, id))
        if (fileKey) await forgetFiles(tx, [fileKey])
      }
    })
  },
}
