import { and, asc, eq, inArray } from "drizzle-orm"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { documentFileKey } from "../document-file.ts"
import { deleteDocumentFiles } from "./delete-document-files.ts"
import type { ScanResult } from "./scan-bytes.ts"
import { stateOf } from "./scan-state.ts"
import { complainOfWaiting, scanStored } from "./scan-stored.ts"
import { documentFilesTable as files } from "./verification-tables.ts"

const QUEUE = "scan-document-files"

/** Every minute: files that came while the scanner was away. */
export const scanQuarantinedQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, { queue: QUEUE, entity: "document_file", due: listQuarantined, each: scanAgain }),
}

function listQuarantined(db: Db, limit: number) {
  return db
    .select({ id: files.id, createdAt: files.createdAt })
    .from(files)
    .where(eq(files.scanState, "pending"))
    .orderBy(asc(files.createdAt))
    .limit(limit)
}

async function scanAgain(db: Db, { id, createdAt }: { id: string; createdAt: Date }) {
  complainOfWaiting(await scanKept(db, id), createdAt)
}

/** Looks once more at files of somebody who wants to hand them in; refuses where something is found. */
export async function scanBeforeSubmission(
  db: Db,
  { userId, fileIds }: { userId: number; fileIds: readonly string[] },
): Promise<void> {
  const pending = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, [...fileIds]),
        eq(files.userId, userId),
        eq(files.scanState, "pending"),
      ),
    )
  for (const { id } of pending) stateOf(await scanKept(db, id))
}

/** Scans a file in quarantine: it is let out, deleted, or stays where it is. */
async function scanKept(db: Db, id: string): Promise<ScanResult> {
  const result = await scanStored(documentFileKey(id))
  if (result === "unreachable") return result
  const isQuarantined = and(eq(files.id, id), eq(files.scanState, "pending"))
  await inTransaction(db, async (tx) => {
    if (result === "infected") await deleteDocumentFiles(tx, isQuarantined)
    else await tx.update(files).set({ scanState: result }).where(isQuarantined)
  })
  return result
}
