import { DatabaseSync } from "node:sqlite"
import type { DataDirLayout } from "./data-dir-layout.ts"
import { DataDirInUseError, DataDirUnusableError } from "./errors.ts"

type DataDirLock = { release(): void }

const SQLITE_BUSY = 5

/**
 * One process per data folder. Node has no file locks of its own, SQLite has: its write lock is a
 * lock of the kernel that ends with the process, however it ends, so it is never stale and there
 * is nothing to take over. Readers are let through, so the file itself (in its `user_version`)
 * tells who holds it.
 */
export function lockDataDir(layout: DataDirLayout): DataDirLock {
  const file = open(layout)
  try {
    file.exec("PRAGMA synchronous = OFF; BEGIN IMMEDIATE")
    file.exec(`PRAGMA user_version = ${process.pid}; COMMIT; BEGIN IMMEDIATE`)
  } catch (cause) {
    const refusal = isBusy(cause)
      ? new DataDirInUseError(layout.dataDir, readHolder(file))
      : cannotLock(layout, cause)
    file.close()
    throw refusal
  }
  return {
    release: () => {
      if (file.isOpen) file.close()
    },
  }
}

function open(layout: DataDirLayout): DatabaseSync {
  try {
    return new DatabaseSync(layout.lockFile, { timeout: 0 })
  } catch (cause) {
    throw cannotLock(layout, cause)
  }
}

function cannotLock(layout: DataDirLayout, cause: unknown): DataDirUnusableError {
  return new DataDirUnusableError(layout.dataDir, `${layout.lockFile} is not writable`, { cause })
}

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && "errcode" in cause && cause.errcode === SQLITE_BUSY
}

function readHolder(file: DatabaseSync): number {
  try {
    // The holder may be writing its number just now.
    file.exec("PRAGMA busy_timeout = 2000")
    return Number(file.prepare("PRAGMA user_version").get()?.user_version)
  } catch {
    return 0
  }
}
