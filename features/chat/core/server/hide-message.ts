import { and, eq, isNotNull } from "drizzle-orm"
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
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { announceToMembers } from "./announce-change.ts"
import { messagesTable } from "./conversations-tables.ts"
import { dropQuestion } from "./follow-question.ts"

/** The back office hides a message from everybody but its author, with a statement of reasons. */
export function hideMessage(
  db: Db,
  actor: UserActor,
  { messageId, statement }: { messageId: number; statement: Statement },
): Promise<RestrictionRow> {
  return inTransaction(db, async (tx) => {
    const { message, author } = await lockMessage(tx, messageId)
    const current = await findRestrictionOf(tx, { kind: "message", id: messageId })
    if (current) return current
    const restriction = await writeRestriction(tx, {
      kind: "message",
      id: messageId,
      userId: author.id,
      title: `Nachricht von ${publicName(author)}`,
      statement,
    })
    await tx
      .update(messagesTable)
      .set({ hiddenAt: clock.now() })
      .where(eq(messagesTable.id, messageId))
    await recordEvent(tx, {
      kind: "message.hidden",
      entityId: messageId,
      actor,
      role: "admin",
      from: "sent",
      to: "hidden",
      reason: statement.ground,
      data: { restrictionId: restriction.id },
    })
    await dropQuestion(tx, message.conversationId)
    await announceToMembers(tx, message.conversationId, { isRewritten: true })
    return restriction
  })
}

/** Shows a hidden message again. Where it is to be read already nothing happens. */
export function showMessage(
  db: Db,
  actor: UserActor,
  input: { messageId: number; reasons: string; appealId: number },
): Promise<void> {
  const { messageId, reasons, appealId } = input
  return inTransaction(db, async (tx) => {
    const { message } = await lockMessage(tx, messageId)
    const restriction = await endRestriction(tx, { kind: "message", id: messageId }, reasons)
    if (!restriction) return
    await tx.update(messagesTable).set({ hiddenAt: null }).where(eq(messagesTable.id, messageId))
    await recordEvent(tx, {
      kind: "message.shown",
      entityId: messageId,
      actor,
      role: "admin",
      from: "hidden",
      to: "sent",
      data: { restrictionId: restriction.id, appealId },
    })
    await announceToMembers(tx, message.conversationId, { isRewritten: true })
  })
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
