import { existsSync, mkdtempSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const IN_MEMORY = "/dev/shm"
const ROOM_BYTES = 4_000_000_000

/**
 * A folder for a cluster of tests, in memory where there is room: nobody will miss it, and on a disk
 * each commit and each dropped database waits until it is written.
 */
export function makeScratchFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), prefix))
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM_BYTES
}
