import { eq, lte } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { KEPT_MONTHS } from "../conversation.ts"
import { conversationsTable } from "./conversations-tables.ts"

const QUEUE = "delete-old-conversations"

/** Every night: a conversation goes a year after its last message. */
export const deleteOldConversationsQueue: JobQueue = {
  name: QUEUE,
  cron: "17 4 * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "conversation",
      due: (from, limit) =>
        from
          .select({ id: conversationsTable.id })
          .from(conversationsTable)
          .where(lte(conversationsTable.lastMessageAt, keptSince()))
          .orderBy(conversationsTable.lastMessageAt)
          .limit(limit),
      each: (from, { id }) => inTransaction(from, (tx) => deleteConversation(tx, id)),
    }),
}

async function deleteConversation(tx: Db, id: number): Promise<void> {
  const [conversation] = await tx
    .select({ lastMessageAt: conversationsTable.lastMessageAt })
    .from(conversationsTable)
    .where(eq(conversationsTable.id, id))
    .for("update")
  if (!conversation || conversation.lastMessageAt > keptSince()) return
  await tx.delete(conversationsTable).where(eq(conversationsTable.id, id))
}

function keptSince(): Date {
  const since = new Date(clock.now())
  since.setUTCMonth(since.getUTCMonth() - KEPT_MONTHS)
  return since
}
