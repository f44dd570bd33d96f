import { and, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { canReplyToWithdrawal } from "../withdrawal.ts"
import type { ReplyAnswer } from "../withdrawal-schemas.ts"
import { WithdrawalReplyMail } from "./mails/withdrawal-reply-mail.tsx"
import { unknownWithdrawal } from "./office-queries.ts"
import {
  type WithdrawalRow,
  withdrawalRepliesTable,
  withdrawalsTable,
} from "./withdrawals-table.ts"

/**
 * The back office writes to whoever declared a withdrawal; the words stay with the case. The same
 * words once more are the same reply, and no second mail.
 */
export function replyToWithdrawal(
  db: Db,
  actor: UserActor,
  { id, text }: { id: number; text: string },
): Promise<ReplyAnswer> {
  return inTransaction(db, async (tx) => {
    const [withdrawal] = await tx
      .select()
      .from(withdrawalsTable)
      .where(eq(withdrawalsTable.id, id))
      .for("update")
    if (!withdrawal) throw unknownWithdrawal()
    if (!canReplyToWithdrawal(actor, withdrawal)) throw noReply(actor, withdrawal)
    const { withdrawalId, text: replied } = withdrawalRepliesTable
    const [known] = await tx
      .select()
      .from(withdrawalRepliesTable)
      .where(and(eq(withdrawalId, id), eq(replied, text)))
    if (known) return { id: known.id, sentAt: known.sentAt.toISOString() }
    const [reply] = await tx
      .insert(withdrawalRepliesTable)
      .values({ withdrawalId: id, text, sentAt: clock.now() })
      .returning()
    if (!reply) throw new Error(`the reply to withdrawal ${id} was not written`)
    await recordEvent(tx, { kind: "withdrawal.replied", entityId: id, actor, role: "admin" })
    await sendMail(tx, {
      key: replyMailKey(id, reply.id),
      kind: "withdrawal",
      to: withdrawal.email,
      subject: `Antwort auf deinen Widerruf ${withdrawal.ref}`,
      body: <WithdrawalReplyMail withdrawal={withdrawal} text={text} />,
    })
    return { id: reply.id, sentAt: reply.sentAt.toISOString() }
  })
}

/** Of the mail that carries a reply. */
export function replyMailKey(withdrawalId: number, replyId: number): string {
  return `withdrawal/${withdrawalId}/reply/${replyId}`
}

function noReply(actor: UserActor, withdrawal: WithdrawalRow): DomainError {
  return withdrawal.userId === actor.userId
    ? new DomainError(
        "own-withdrawal",
        "forbidden",
        "Deinen eigenen Widerruf beantwortet jemand anders.",
      )
    : new DomainError(
        "withdrawal-forgotten",
        "invalid",
        "Name und Adresse sind gelöscht. Es gibt niemanden mehr, dem du antworten könntest.",
      )
}
