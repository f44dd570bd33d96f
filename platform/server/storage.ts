import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Disk } from "flydrive"
import { FSDriver } from "flydrive/drivers/fs"
import { env } from "#platform/server/env.ts"

let disk: Disk | undefined

/**
 * Where files live that people bring (photos, exports): flydrive's disk under STORAGE_URL, by keys
 * such as `photos/…/320.webp`. Nothing in it has a public address of its own; routes decide.
 */
export function storage(): Disk {
  disk ??= new Disk(new FSDriver({ location: folder(), visibility: "private" }))
  return disk
}

function folder(): string {
  const { STORAGE_URL, DATA_DIR } = env()
  if (!STORAGE_URL) return resolve(join(DATA_DIR, "files"))
  return STORAGE_URL.startsWith("file:///")
    ? fileURLToPath(STORAGE_URL)
    : resolve(STORAGE_URL.slice("file:".length))
}
