import { verifyKnownDevice } from "#features/auth/core/server/known-device.ts"
import { limitCodeMails } from "#features/auth/core/server/limit-code-mails.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { sendMail } from "#platform/server/mail.ts"
import { directLoginPath } from "../direct-login-link.ts"
import { LoginCodeMail } from "./login-code-mail.tsx"

export interface CodeWanted {
  email: string
  /** The caller's network address. */
  address: string
  /** The sign of a browser that knows the account. */
  knownDevice?: string | undefined
  /** Where the link in the mail leads after the sign-in; one of our own pages. */
  redirect?: string | undefined
}

/**
 * Mails a code and a link to an address. Does the same whether the address has an account or not,
 * so that nobody learns it here; the newest code is the one that counts.
 */
export async function sendLoginCode(db: Db, { email, address, knownDevice, redirect }: CodeWanted) {
  const user = await findUserByEmail(db, email)
  await limitCodeMails({ email, address, trusted: verifyKnownDevice(knownDevice, user?.id) })
  await inTransaction(db, async (tx) => {
    const { id, code, linkToken } = await startChallenge(tx, { email, purpose: "login", address })
    const path = directLoginPath({ email, linkToken, redirect })
    await sendMail(tx, {
      key: `login-code/${id}`,
      kind: "login-code",
      to: email,
      subject: `Dein Code für ${PRODUCT_NAME}`,
      body: <LoginCodeMail code={code} link={`${env().PUBLIC_URL}${path}`} />,
      containsCode: true,
    })
  })
}
