import { and, eq, gt, sql } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { type AskedAbout, COUNTED_FOR_MS, canOpenAnother } from "../conversation.ts"
import type { SentMessage } from "../conversations-schemas.ts"
import { conversationsTable } from "./conversations-tables.ts"
import {
  findOrAddConversation,
  lockConversationAbout,
  type Topic,
} from "./find-or-add-conversation.ts"
import { say } from "./send-message.ts"
import { syncMembersOnBoard } from "./sync-members-on-board.ts"
import { topicOfQuestion } from "./topic-of-question.ts"

interface Question {
  about: AskedAbout
  key: string
  text: string
}

/** Asks: the first message of a conversation, or the next one of that which the two have about it. */
export function openConversation(
  db: Db,
  { userId }: UserActor,
  { about, key, text }: Question,
): Promise<SentMessage> {
  return inTransaction(db, async (tx) => {
    const topic = await topicOfQuestion(tx, userId, about)
    const conversation =
      (await lockConversationAbout(tx, topic)) ?? (await beginConversation(tx, userId, topic))
    if (topic.subject === "on_board" && (await syncMembersOnBoard(tx, conversation)) === 0) {
      throw new DomainError("nobody-on-board", "invalid", "Noch ist niemand an Bord.")
    }
    const messageId = await say(tx, conversation, { authorId: userId, key, text })
    return { conversationId: conversation.id, messageId }
  })
}

async function beginConversation(tx: Db, userId: number, topic: Topic) {
  await refuseTooMany(tx, userId)
  return findOrAddConversation(tx, topic, { openedById: userId, at: clock.now() })
}

/** Counts under the lock of the account, so that many at once are counted one after the other. */
async function refuseTooMany(tx: Db, userId: number): Promise<void> {
  const [account] = await tx
    .select({ createdAt: usersTable.createdAt })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
    .for("no key update")
  const now = clock.now()
  const [opened] = await tx
    .select({ openedToday: sql<number>`count(*)::integer` })
    .from(conversationsTable)
    .where(
      and(
        eq(conversationsTable.openedById, userId),
        gt(conversationsTable.createdAt, new Date(now.getTime() - COUNTED_FOR_MS)),
      ),
    )
  const openedToday = opened?.openedToday ?? 0
  if (!account || !canOpenAnother({ createdAt: account.createdAt, openedToday }, now)) {
    throw new DomainError(
      "too-many-conversations",
      "limited",
      "Dein Konto ist noch neu: Zehn neue Unterhaltungen am Tag sind möglich. Morgen geht es weiter.",
    )
  }
}
