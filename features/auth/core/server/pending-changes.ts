import { randomUUID } from "node:crypto"
import { and, desc, eq, isNull } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { pendingChangesTable as pending } from "./pending-tables.ts"

type PendingChange = typeof pending.$inferSelect

/** Keeps a change until its codes come; the newest of a kind is the one that counts. */
export async function addPendingChange(
  tx: Db,
  change: Pick<PendingChange, "userId" | "kind" | "challengeId"> & Partial<PendingChange>,
): Promise<void> {
  await tx.insert(pending).values({ ...change, id: randomUUID(), createdAt: clock.now() })
}

/** The newest change of a person that waits for its codes, or has just got them. */
export async function findNewestChange(db: Db, userId: number, kind: PendingChange["kind"]) {
  const [newest] = await db
    .select()
    .from(pending)
    .where(and(eq(pending.userId, userId), eq(pending.kind, kind)))
    .orderBy(desc(pending.createdAt), desc(pending.id))
    .limit(1)
  return newest
}

/**
 * Marks a change as done and drops whatever else of this person waits, because it was asked for
 * before the account changed. False where somebody was faster.
 */
export async function finishChange(tx: Db, { id, userId }: PendingChange): Promise<boolean> {
  const [done] = await tx
    .update(pending)
    .set({ doneAt: clock.now() })
    .where(and(eq(pending.id, id), isNull(pending.doneAt)))
    .returning({ id: pending.id })
  if (!done) return false
  await dropPendingChanges(tx, userId)
  return true
}

export async function dropPendingChanges(tx: Db, userId: number): Promise<void> {
  await tx.delete(pending).where(and(eq(pending.userId, userId), isNull(pending.doneAt)))
}
