import { eq, inArray } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { enqueueMail, mailsTable } from "#platform/server/mail.ts"
import { namedId } from "#platform/server/named-id.ts"

type MailRow = typeof mailsTable.$inferSelect

/** Between the key of a mail and the number of its copy. */
const AGAIN = "/again/"

/** Whether a mail is itself one that was sent again. */
export function isCopyOfMail({ key }: Pick<MailRow, "key">): boolean {
  return key.includes(AGAIN)
}

/** How often a mail has been sent again, by the keys of all mails beside it. */
export function countCopies(mail: Pick<MailRow, "key">, keys: readonly string[]): number {
  return keys.filter((key) => key.startsWith(`${mail.key}${AGAIN}`)).length
}

/** A mail, locked, with how often of `maxTimes` it has been sent again; undefined where there is none. */
export async function lockSentMail(
  tx: Db,
  number: number,
  maxTimes: number,
): Promise<{ mail: MailRow; timesAgain: number } | undefined> {
  const [mail] = await tx
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.number, number))
    .for("update")
  if (!mail) return undefined
  const keys = Array.from({ length: maxTimes }, (_, index) => againKey(mail, String(index + 1)))
  return { mail, timesAgain: await tx.$count(mailsTable, inArray(mailsTable.key, keys)) }
}

/** Puts the same words to the same address into the outbox once more, as a mail of its own. */
export async function sendMailAgain(tx: Db, mail: MailRow, time: number): Promise<number> {
  const key = againKey(mail, String(time))
  const id = namedId(key)
  const { number: _, ...same } = mail
  const [sent] = await tx
    .insert(mailsTable)
    .values({
      ...same,
      id,
      key,
      status: "queued",
      createdAt: clock.now(),
      sentAt: null,
      attempts: 0,
      problem: null,
    })
    .returning({ number: mailsTable.number })
  if (!sent) throw new Error(`mail ${mail.number} was not written again`)
  await enqueueMail(tx, id)
  return sent.number
}

function againKey({ key }: MailRow, time: string): string {
  return `${key}${AGAIN}${time}`
}
