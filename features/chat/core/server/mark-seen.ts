import { and, eq, sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { announceToMembers } from "./announce-change.ts"
import { conversationsTable, conversationMembersTable as members } from "./conversations-tables.ts"
import { unknownConversation } from "./lock-conversation.ts"

/** Up to which message somebody has got, and has read, a thread; it never goes back. */
export function markSeen(
  db: Db,
  actor: UserActor,
  conversationId: number,
  {
    deliveredUpTo = 0,
    readUpTo = 0,
  }: { deliveredUpTo?: number | undefined; readUpTo?: number | undefined },
): Promise<void> {
  const { userId } = actor
  return inTransaction(db, async (tx) => {
    const own = and(eq(members.conversationId, conversationId), eq(members.userId, userId))
    const [former] = await tx.select().from(members).where(own).for("update")
    if (!former) throw unknownConversation()
    const newest = await findNewestId(tx, conversationId)
    const read = Math.max(former.readUpTo, Math.min(readUpTo, newest))
    // what was read has come
    const delivered = Math.max(former.deliveredUpTo, read, Math.min(deliveredUpTo, newest))
    if (read === former.readUpTo && delivered === former.deliveredUpTo) return
    await tx.update(members).set({ readUpTo: read, deliveredUpTo: delivered }).where(own)
    const isCaughtUp = former.readUpTo < former.toldUpTo && read >= former.toldUpTo
    if (isCaughtUp) await recordCaughtUp(tx, actor, conversationId)
    await announceToMembers(tx, conversationId)
  })
}

/** They have read all that they were told of. */
async function recordCaughtUp(tx: Db, actor: UserActor, conversationId: number): Promise<void> {
  const [conversation] = await tx
    .select({ pilotId: conversationsTable.pilotId })
    .from(conversationsTable)
    .where(eq(conversationsTable.id, conversationId))
  await recordEvent(tx, {
    kind: "conversation.caught_up",
    entityId: conversationId,
    actor,
    role: conversation?.pilotId === actor.userId ? "pilot" : "passenger",
    data: { userId: actor.userId },
  })
}

async function findNewestId(tx: Db, conversationId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select coalesce(max(id), 0) as id from messages where conversation_id = ${conversationId}`,
  )
  return rows[0]?.id ?? 0
}
