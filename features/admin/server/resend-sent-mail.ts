import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import {
  isCopyOfMail,
  lockSentMail,
  sendMailAgain,
} from "#platform/server/sent-mails/send-mail-again.ts"
import {
  canResend,
  MAIL_TEXT_IS_DELETED,
  MAX_TIMES_AGAIN,
  type ResendInput,
} from "../resend-grounds.ts"

/** The back office sends a mail that has left once more, to the same address and in the same words. */
export function resendSentMail(
  db: Db,
  actor: UserActor,
  { number, ground }: ResendInput & { number: number },
): Promise<{ number: number }> {
  return inTransaction(db, async (tx) => {
    const found = await lockSentMail(tx, number, MAX_TIMES_AGAIN)
    if (!found) throw new DomainError("unknown-mail", "not-found", "Diese Mail gibt es nicht mehr.")
    const { mail, timesAgain } = found
    if (!canResend({ ...mail, isCopy: isCopyOfMail(mail) }, timesAgain)) {
      throw new DomainError(
        "mail-cannot-be-resent",
        "invalid",
        mail.text === ""
          ? MAIL_TEXT_IS_DELETED
          : timesAgain >= MAX_TIMES_AGAIN
            ? `Diese Mail ist schon ${MAX_TIMES_AGAIN}-mal noch einmal verschickt. Ruf lieber an.`
            : "Diese Mail lässt sich nicht noch einmal schicken.",
      )
    }
    const again = await sendMailAgain(tx, mail, timesAgain + 1)
    await recordEvent(tx, {
      kind: "mail.resent",
      entityId: number,
      actor,
      role: "admin",
      reason: ground,
      data: { again },
    })
    return { number: again }
  })
}
