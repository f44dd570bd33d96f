import { limitCodeMails } from "#features/auth/core/server/limit-code-mails.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { ProofCodeMail } from "./mails/proof-code-mail.tsx"

/**
 * Mails the code with which somebody signs in anew to fetch the copy of their data; there is no link.
 * `address`: the caller's network address.
 */
export async function sendProofCode(db: Db, actor: UserActor, address: string): Promise<void> {
  const { email } = await getOwnUser(db, actor.userId)
  await limitCodeMails({ email, address, trusted: String(actor.userId) })
  await inTransaction(db, async (tx) => {
    const { id, code } = await startChallenge(tx, { email, purpose: "login", address })
    await sendMail(tx, {
      key: `proof-code/${id}`,
      kind: "proof-code",
      to: email,
      subject: `Dein Code für die Kopie deiner Daten auf ${PRODUCT_NAME}`,
      body: <ProofCodeMail code={code} />,
      containsCode: true,
    })
  })
}
