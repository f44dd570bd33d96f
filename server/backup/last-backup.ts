import type { Disk } from "flydrive"
import { z } from "zod"
import type { Manifest } from "./manifest.ts"

/** Beside the files of the product, so that every process on every machine knows of it. */
const KEY = "last-backup.json"

const noteSchema = z.object({ id: z.string(), takenAt: z.coerce.date() })

export async function noteBackup(storage: Disk, { id, takenAt }: Manifest): Promise<void> {
  await storage.put(KEY, JSON.stringify({ id, takenAt }))
}

/** When the newest backup was begun; never: undefined. */
export async function lastBackupAt(storage: Disk): Promise<Date | undefined> {
  if (!(await storage.exists(KEY))) return undefined
  return noteSchema.parse(JSON.parse(await storage.get(KEY))).takenAt
}
