import { eq } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { refusalToWrite } from "../conversation.ts"
import type { SentMessage } from "../conversations-schemas.ts"
import { addMessage } from "./add-message.ts"
import { findBlocks } from "./blocks-between.ts"
import type { ConversationRow } from "./conversations-tables.ts"
import { lockConversation } from "./lock-conversation.ts"

/** The next message of a conversation; a repeat with the same key is the same message. */
export function sendMessage(
  db: Db,
  { userId }: UserActor,
  conversationId: number,
  message: { key: string; text: string },
): Promise<SentMessage> {
  return inTransaction(db, async (tx) => {
    const conversation = await lockConversation(tx, userId, conversationId)
    return {
      conversationId,
      messageId: await say(tx, conversation, { authorId: userId, ...message }),
    }
  })
}

/** Says something in a locked conversation. Who is blocked is not told: nobody else sees it. */
export async function say(
  tx: Db,
  conversation: ConversationRow,
  message: { authorId: number; key: string; text: string },
): Promise<number> {
  const at = clock.now()
  const otherId =
    conversation.pilotId === message.authorId ? conversation.personId : conversation.pilotId
  if (conversation.personId === null || otherId === null) {
    return addMessage(tx, conversation, { ...message, isWithheld: false, at })
  }
  const { hasBlocked, isBlocked } = await findBlocks(tx, message.authorId, otherId)
  const refusal = refusalToWrite({ isOtherDeleted: await isDeleted(tx, otherId), hasBlocked })
  if (refusal === "deleted") {
    throw new DomainError("unknown-receiver", "gone", "Dieses Konto gibt es nicht mehr.")
  }
  if (refusal === "blocked") {
    throw new DomainError(
      "receiver-blocked",
      "invalid",
      "Du hast diese Person blockiert. Hebe das auf, um ihr zu schreiben.",
    )
  }
  return addMessage(tx, conversation, { ...message, isWithheld: isBlocked, at })
}

async function isDeleted(tx: Db, userId: number): Promise<boolean> {
  const [user] = await tx
    .select({ deletedAt: usersTable.deletedAt })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  return !user || user.deletedAt !== null
}
