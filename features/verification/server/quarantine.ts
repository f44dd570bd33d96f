import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { storage } from "#platform/server/storage.ts"
import { sweep } from "#platform/server/sweep.ts"
import { type ScanResult, scanBytes } from "./scan-bytes.ts"
import { type ScanState, stateOf } from "./scan-state.ts"

/** Where files of one kind lie that came while the scanner was away. */
export interface Quarantine {
  queue: string
  entity: string
  /** The oldest first. */
  list(db: Db, limit: number): Promise<{ id: string; createdAt: Date }[]>
  keyOf(id: string): string
  letOut(tx: Db, id: string, state: ScanState): Promise<unknown>
  erase(tx: Db, id: string): Promise<void>
}

/** So long a scanner may be away before a person has to look after it. */
const PATIENCE_MS = hours(1)

/** Every minute: scans what lies there, and complains of what has waited too long. */
export function scanQueueOf(quarantine: Quarantine): JobQueue {
  const { queue, entity, list } = quarantine
  return {
    name: queue,
    cron: "* * * * *",
    run: (db) =>
      sweep(db, {
        queue,
        entity,
        due: list,
        each: async (from, { id, createdAt }) =>
          complainOfWaiting(await scanAgain(from, quarantine, id), createdAt),
      }),
  }
}

/** Looks once more at files that are to be used now; refuses where something is found. */
export async function scanBeforeUse(
  db: Db,
  quarantine: Quarantine,
  files: readonly { id: string }[],
): Promise<void> {
  for (const { id } of files) stateOf(await scanAgain(db, quarantine, id))
}

/** Scans a file in quarantine: it is let out, deleted, or stays where it is. */
async function scanAgain(db: Db, quarantine: Quarantine, id: string): Promise<ScanResult> {
  const result = await scanStored(quarantine.keyOf(id))
  if (result === "unreachable") return result
  await inTransaction(db, async (tx) => {
    if (result === "infected") await quarantine.erase(tx, id)
    else await quarantine.letOut(tx, id, result)
  })
  return result
}

/**
 * Its row is written first: a process that ended in between has left no bytes to scan, and its row goes like
 * that of an infected file.
 */
async function scanStored(key: string): Promise<ScanResult> {
  const isThere = await storage().exists(key)
  return isThere ? scanBytes(await storage().getBytes(key)) : "infected"
}

/** Throws, so that the file stands among the single cases of the back office. */
function complainOfWaiting(result: ScanResult, createdAt: Date): void {
  if (result !== "unreachable") return
  if (clock.now().getTime() - createdAt.getTime() > PATIENCE_MS) {
    throw new Error("the malware scanner has not answered for more than an hour")
  }
}
