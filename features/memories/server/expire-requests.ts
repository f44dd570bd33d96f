import { and, asc, eq, lte } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { endRequest, findOpenRequest } from "./end-request.ts"
import { memoriesTable, memoryRequestsTable } from "./memories-tables.ts"

const QUEUE = "expire-memory-requests"

/** Every hour: whoever has not answered within the time has not agreed. */
export const expireMemoryRequestsQueue: JobQueue = {
  name: QUEUE,
  cron: "22 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "memory",
      due: listDue,
      each: (from, { id }) => expire(from, id),
    }),
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: memoryRequestsTable.memoryId })
    .from(memoryRequestsTable)
    .where(isDue())
    .orderBy(asc(memoryRequestsTable.expiresAt))
    .limit(limit)
}

function expire(db: Db, memoryId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .select({ id: memoriesTable.id })
      .from(memoriesTable)
      .where(eq(memoriesTable.id, memoryId))
      .for("update")
    const request = await findOpenRequest(tx, memoryId)
    if (request?.status !== "asked" || request.expiresAt > clock.now()) return
    await endRequest(tx, request, { reason: "expired", actor: SYSTEM, role: "system" })
  })
}

function isDue() {
  const { status, expiresAt } = memoryRequestsTable
  return and(eq(status, "asked"), lte(expiresAt, clock.now()))
}
