import { and, desc, eq, gt } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { storage } from "#platform/server/storage.ts"
import type { DataExport } from "../privacy-schemas.ts"
import { exportFileKey } from "./export-file-key.ts"
import { dataExportsTable as exports } from "./privacy-tables.ts"

const SHOWN = 10

type Row = typeof exports.$inferSelect

/** A person's copies, newest first. */
export async function listExports(db: Db, userId: number): Promise<DataExport[]> {
  const rows = await db
    .select()
    .from(exports)
    .where(eq(exports.userId, userId))
    .orderBy(desc(exports.createdAt))
    .limit(SHOWN)
  return Promise.all(rows.map(viewOfExport))
}

export async function viewOfExport(row: Row): Promise<DataExport> {
  const isOver = row.expiresAt !== null && row.expiresAt <= clock.now()
  const isReady = row.status === "ready" && !isOver
  return {
    id: row.id,
    // the timer that deletes the file may not have come round yet
    status: row.status === "ready" && isOver ? "expired" : row.status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    bytes: isReady ? await sizeOf(exportFileKey(row.id)) : null,
  }
}

async function sizeOf(key: string): Promise<number | null> {
  return (await storage().exists(key)) ? (await storage().getMetaData(key)).contentLength : null
}

/** The file of a finished copy, for its owner alone and only while it lives. */
export async function findExportFile(
  db: Db,
  { exportId, userId }: { exportId: string; userId: number },
): Promise<{ key: string; readyAt: Date } | undefined> {
  const [row] = await db
    .select({ readyAt: exports.readyAt })
    .from(exports)
    .where(
      and(
        eq(exports.id, exportId),
        eq(exports.userId, userId),
        eq(exports.status, "ready"),
        gt(exports.expiresAt, clock.now()),
      ),
    )
  const key = exportFileKey(exportId)
  if (!row?.readyAt || !(await storage().exists(key))) return undefined
  return { key, readyAt: row.readyAt }
}
