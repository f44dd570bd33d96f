import { eq } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Statement } from "#features/users/office/restriction-schemas.ts"
import {
  endRestriction,
  findRestrictionOf,
  writeRestriction,
} from "#features/users/office/server/restrict.ts"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { endRequest, findOpenRequest } from "./end-request.ts"
import { memoriesTable } from "./memories-tables.ts"
import { unknownMemory } from "./own-memory.ts"

/** The back office hides a photo from everybody, with a statement of reasons; nor is it shown any more. */
export function hideMemory(
  db: Db,
  actor: UserActor,
  { memoryId, statement }: { memoryId: number; statement: Statement },
): Promise<RestrictionRow> {
  return inTransaction(db, async (tx) => {
    const author = await lockMemory(tx, memoryId)
    const current = await findRestrictionOf(tx, { kind: "memory", id: memoryId })
    if (current) return current
    const restriction = await writeRestriction(tx, {
      kind: "memory",
      id: memoryId,
      userId: author.id,
      title: `Albumfoto von ${publicName(author)}`,
      statement,
    })
    await tx
      .update(memoriesTable)
      .set({ hiddenAt: clock.now() })
      .where(eq(memoriesTable.id, memoryId))
    await recordEvent(tx, {
      kind: "memory.hidden",
      entityId: memoryId,
      actor,
      role: "admin",
      from: "added",
      to: "hidden",
      reason: statement.ground,
      data: { restrictionId: restriction.id },
    })
    const request = await findOpenRequest(tx, memoryId)
    if (request) await endRequest(tx, request, { reason: "hidden", actor, role: "admin" })
    return restriction
  })
}

/** Brings a hidden photo back into its album. Where it is to be seen already nothing happens. */
export function unhideMemory(
  db: Db,
  actor: UserActor,
  input: { memoryId: number; reasons: string; appealId: number },
): Promise<void> {
  const { memoryId, reasons, appealId } = input
  return inTransaction(db, async (tx) => {
    await lockMemory(tx, memoryId)
    const restriction = await endRestriction(tx, { kind: "memory", id: memoryId }, reasons)
    if (!restriction) return
    await tx.update(memoriesTable).set({ hiddenAt: null }).where(eq(memoriesTable.id, memoryId))
    await recordEvent(tx, {
      kind: "memory.unhidden",
      entityId: memoryId,
      actor,
      role: "admin",
      from: "hidden",
      to: "added",
      data: { restrictionId: restriction.id, appealId },
    })
  })
}

async function lockMemory(tx: Db, memoryId: number) {
  const [found] = await tx
    .select({ author: usersTable })
    .from(memoriesTable)
    .innerJoin(usersTable, eq(usersTable.id, memoriesTable.userId))
    .where(eq(memoriesTable.id, memoryId))
    .for("update", { of: memoriesTable })
  if (!found) throw unknownMemory()
  return found.author
}
