import { and, asc, eq, inArray, isNull, lte, ne, or, type SQL } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { endRequest } from "./end-request.ts"
import { memoriesTable, memoryConsentsTable, memoryRequestsTable } from "./memories-tables.ts"
import { memoryFiles } from "./memory-files.ts"

/**
 * A person's photos go with their account, from every album and from wherever they are shown. What they
 * have agreed to ends, and what they have asked for as a pilot.
 */
export async function eraseMemories(tx: Db, userId: number): Promise<void> {
  await deleteMemories(tx, eq(memoriesTable.userId, userId))
  const { id, memoryId, status, pilotId } = memoryRequestsTable
  const asked = tx
    .select({ id: memoryConsentsTable.requestId })
    .from(memoryConsentsTable)
    .where(eq(memoryConsentsTable.userId, userId))
  const open = await tx
    .select({ id, memoryId, status })
    .from(memoryRequestsTable)
    .innerJoin(memoriesTable, eq(memoriesTable.id, memoryId))
    .where(and(ne(status, "ended"), or(eq(pilotId, userId), inArray(id, asked))))
    .orderBy(asc(memoriesTable.id))
    // whoever answers holds the photo first
    .for("update", { of: memoriesTable })
  for (const request of open) {
    await endRequest(tx, request, { reason: "left", actor: SYSTEM, role: "system" })
  }
  await tx.delete(memoryConsentsTable).where(eq(memoryConsentsTable.userId, userId))
  await tx.delete(memoryRequestsTable).where(eq(pilotId, userId))
}

/** Every hour: photos whose files have never come. */
export const deleteMemoriesQueue: JobQueue = {
  name: "delete-lost-memories",
  cron: "41 * * * *",
  run(db) {
    const { arrivedAt, createdAt } = memoriesTable
    const before = new Date(clock.now().getTime() - hours(1))
    return inTransaction(db, (tx) =>
      deleteMemories(tx, and(isNull(arrivedAt), lte(createdAt, before))),
    )
  },
}

/** Rows at once, files once the transaction has committed. */
async function deleteMemories(tx: Db, which: SQL | undefined): Promise<void> {
  const gone = await tx
    .delete(memoriesTable)
    .where(which)
    .returning({ photoId: memoriesTable.photoId })
  await deleteFiles(
    tx,
    gone.flatMap(({ photoId }) => memoryFiles(photoId)),
  )
}
