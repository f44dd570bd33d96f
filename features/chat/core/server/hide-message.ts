import { and, eq, isNotNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Statement } from "#features/users/office/restriction-schemas.ts"
import { type Hideable, hide, show } from "#features/users/office/server/hideable.ts"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { announceToMembers } from "./announce-change.ts"
import { messagesTable } from "./conversations-tables.ts"
import { dropQuestion } from "./follow-question.ts"

const MESSAGE: Hideable<Awaited<ReturnType<typeof lockMessage>>> = {
  kind: "message",
  events: { hidden: "message.hidden", shown: "message.shown" },
  visible: "sent",
  lock: lockMessage,
  about: ({ author }) => ({ userId: author.id, title: `Nachricht von ${publicName(author)}` }),
  setHiddenAt: (tx, id, hiddenAt) =>
    tx.update(messagesTable).set({ hiddenAt }).where(eq(messagesTable.id, id)),
}

/** The back office hides a message from everybody but its author, with a statement of reasons. */
export function hideMessage(
  db: Db,
  actor: UserActor,
  { messageId, statement }: { messageId: number; statement: Statement },
): Promise<RestrictionRow> {
  return hide(db, actor, MESSAGE, { id: messageId, statement }, async (tx, { message }) => {
    await dropQuestion(tx, message.conversationId)
    await announceToMembers(tx, message.conversationId, { isRewritten: true })
  })
}

/** Shows a hidden message again. */
export function showMessage(
  db: Db,
  actor: UserActor,
  { messageId, ...lifting }: { messageId: number; reasons: string; appealId: number },
): Promise<void> {
  return show(db, actor, MESSAGE, { id: messageId, ...lifting }, (tx, { message }) =>
    announceToMembers(tx, message.conversationId, { isRewritten: true }),
  )
}

async function lockMessage(tx: Db, messageId: number) {
  const [found] = await tx
    .select({ message: messagesTable, author: usersTable })
    .from(messagesTable)
    .innerJoin(usersTable, eq(usersTable.id, messagesTable.authorId))
    .where(and(eq(messagesTable.id, messageId), isNotNull(messagesTable.authorId)))
    .for("update", { of: messagesTable })
  if (!found) {
    throw new DomainError("unknown-message", "not-found", "Diese Nachricht gibt es nicht mehr.")
  }
  return found
}
