import { limitCodeMails } from "#features/auth/core/server/limit-code-mails.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { ConfirmationCodeMail } from "./confirmation-code-mail.tsx"
import { requireProofWay } from "./proof-view.ts"

/** Mails a code that opens nothing and only proves that whoever is signed in reads this mailbox. */
export async function sendConfirmationCode(db: Db, actor: UserActor, address: string) {
  await requireProofWay(db, actor.userId, "code")
  const { email } = await getOwnUser(db, actor.userId)
  await limitCodeMails({ email, address, trusted: String(actor.userId) })
  await inTransaction(db, async (tx) => {
    const { id, code } = await startChallenge(tx, { email, purpose: "proof" })
    await sendMail(tx, {
      key: `confirmation-code/${id}`,
      kind: "confirmation-code",
      to: email,
      subject: `Dein Code zur Bestätigung auf ${PRODUCT_NAME}`,
      body: <ConfirmationCodeMail code={code} />,
      containsCode: true,
    })
  })
}
