import { eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canRemove } from "../memory.ts"
import { findPart } from "./find-part.ts"
import { type MemoryRow, memoriesTable } from "./memories-tables.ts"
import { memoryFiles } from "./memory-files.ts"

/** Takes an own photo out of its album, and from wherever it is shown. */
export function removeMemory(db: Db, actor: UserActor, memoryId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const memory = await lockOwn(tx, actor.userId, memoryId)
    const { role } = await findPart(tx, actor.userId, memory.flightId)
    await tx.delete(memoriesTable).where(eq(memoriesTable.id, memoryId))
    await deleteFiles(tx, memoryFiles(memory.photoId))
    const by = { actor, role: role ?? "passenger" } as const
    await recordEvent(tx, { kind: "memory.removed", entityId: memoryId, ...by })
  })
}

/** Writes a line below an own photo, or takes it away. */
export function captionMemory(
  db: Db,
  actor: UserActor,
  { memoryId, caption }: { memoryId: number; caption: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOwn(tx, actor.userId, memoryId)
    await tx.update(memoriesTable).set({ caption }).where(eq(memoriesTable.id, memoryId))
  })
}

async function lockOwn(tx: Db, userId: number, memoryId: number): Promise<MemoryRow> {
  const [memory] = await tx
    .select()
    .from(memoriesTable)
    .where(eq(memoriesTable.id, memoryId))
    .for("update")
  if (!memory || !canRemove(memory, userId)) throw unknownMemory()
  return memory
}

export function unknownMemory(): DomainError {
  return new DomainError("unknown-memory", "not-found", "Dieses Foto gibt es nicht.")
}
