import { createHash } from "node:crypto"
import { eq } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { mailsTable, refuseAddressOf } from "#platform/server/mail.ts"
import { mailsNamedIn } from "./bounce-token.ts"
import { mailBouncesTable as bounces } from "./mail-bounces-table.ts"
import { isPermanent, parseBounce, type ReportedRecipient } from "./parse-bounce.ts"

/**
 * Takes in a mail that came back. Only what proves that it is about one of our mails counts; for good, and about the very
 * address that we wrote to, it marks the address as a refusal by SMTP does; everything else is only counted. The same
 * again changes nothing.
 */
export async function receiveBounce(db: Db, raw: string): Promise<void> {
  const reported = parseBounce(raw)
  if (reported.length === 0) return
  for (const mailId of mailsNamedIn(raw)) {
    await inTransaction(db, (tx) => receiveFor(tx, mailId, reported))
  }
}

async function receiveFor(tx: Db, mailId: string, reported: readonly ReportedRecipient[]) {
  const [mail] = await tx.select().from(mailsTable).where(eq(mailsTable.id, mailId)).for("update")
  if (!mail) return
  for (const recipient of reported) {
    const isOurs = recipient.addresses.includes(mail.recipient.toLowerCase())
    const isHard = isOurs && isPermanent(recipient)
    const facts = [mailId, recipient.action, recipient.status, ...recipient.addresses].join("\n")
    const written = await tx
      .insert(bounces)
      .values({
        digest: createHash("sha256").update(facts).digest("base64url"),
        mailNumber: mail.number,
        isPermanent: isHard,
        status: recipient.status,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ digest: bounces.digest })
    if (written.length > 0 && isHard) await refuseAddressOf(tx, mail, recipient.diagnostic)
  }
}
