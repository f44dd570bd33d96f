import { z } from "zod"
import type { Db } from "#platform/server/db.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { storage } from "#platform/server/storage.ts"

const FORGET_FILES_QUEUE = "forget-files"

/**
 * Promises, in the caller's transaction, to delete files of the store: they go exactly when the row
 * that named them is gone, also where the process ends in between.
 */
export async function deleteFiles(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(tx, FORGET_FILES_QUEUE, { keys })
}

export const deleteFilesQueue: JobQueue = {
  name: FORGET_FILES_QUEUE,
  async run(_, data) {
    const { keys } = z.object({ keys: z.array(z.string()) }).parse(data)
    for (const key of keys) await storage().delete(key)
  },
}
