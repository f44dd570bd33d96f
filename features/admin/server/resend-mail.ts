import { eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { requeueMail } from "#platform/server/sent-mails/requeue-mail.ts"
import { MAIL_TEXT_IS_DELETED } from "../resend-grounds.ts"
import type { RetryAnswer } from "../retry-schemas.ts"

/** Lets a mail that was given up leave once more; what waits already or has left stays as it is. */
export function resendMail(db: Db, actor: UserActor, number: number): Promise<RetryAnswer> {
  return inTransaction(db, async (tx) => {
    if (await requeueMail(tx, number)) {
      await recordEvent(tx, {
        kind: "mail.retried",
        entityId: number,
        actor,
        role: "admin",
        from: "failed",
        to: "queued",
      })
      return { isRetried: true }
    }
    const [mail] = await tx
      .select({ status: mailsTable.status, html: mailsTable.html })
      .from(mailsTable)
      .where(eq(mailsTable.number, number))
    if (!mail) {
      throw new DomainError("unknown-mail", "not-found", "Diese Mail gibt es nicht mehr.")
    }
    if (mail.status === "failed" && mail.html === "") {
      throw new DomainError("mail-text-deleted", "invalid", MAIL_TEXT_IS_DELETED)
    }
    return { isRetried: false }
  })
}
