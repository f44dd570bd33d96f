import { eq } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Statement } from "#features/users/office/restriction-schemas.ts"
import { type Hideable, hide, show } from "#features/users/office/server/hideable.ts"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { endRequest, findOpenRequest } from "./end-request.ts"
import { memoriesTable } from "./memories-tables.ts"
import { unknownMemory } from "./own-memory.ts"

const MEMORY: Hideable<Awaited<ReturnType<typeof lockMemory>>> = {
  kind: "memory",
  events: { hidden: "memory.hidden", shown: "memory.unhidden" },
  visible: "added",
  lock: lockMemory,
  about: (author) => ({ userId: author.id, title: `Albumfoto von ${publicName(author)}` }),
  setHiddenAt: (tx, id, hiddenAt) =>
    tx.update(memoriesTable).set({ hiddenAt }).where(eq(memoriesTable.id, id)),
}

/** The back office hides a photo from everybody, with a statement of reasons; nor is it shown any more. */
export function hideMemory(
  db: Db,
  actor: UserActor,
  { memoryId, statement }: { memoryId: number; statement: Statement },
): Promise<RestrictionRow> {
  return hide(db, actor, MEMORY, { id: memoryId, statement }, async (tx) => {
    const request = await findOpenRequest(tx, memoryId)
    if (request) await endRequest(tx, request, { reason: "hidden", actor, role: "admin" })
  })
}

/** Brings a hidden photo back into its album. */
export function unhideMemory(
  db: Db,
  actor: UserActor,
  { memoryId, ...lifting }: { memoryId: number; reasons: string; appealId: number },
): Promise<void> {
  return show(db, actor, MEMORY, { id: memoryId, ...lifting })
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
