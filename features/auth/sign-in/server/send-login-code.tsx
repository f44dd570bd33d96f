import { AUTH_LIMITS, limitKey } from "#features/auth/core/server/auth-limits.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { sendMail } from "#platform/server/mail.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { directLoginPath } from "../direct-login-link.ts"
import { LoginCodeMail } from "./login-code-mail.tsx"

export interface CodeWanted {
  email: string
  /** The caller's network address. */
  address: string
  /** Where the link in the mail leads after the sign-in; one of our own pages. */
  redirect?: string | undefined
}

/**
 * Mails a code and a link to an address. Does the same whether the address has an account or not,
 * so that nobody learns it here; the newest code is the one that counts.
 */
export async function sendLoginCode(db: Db, { email, address, redirect }: CodeWanted) {
  await consumeRateLimit(AUTH_LIMITS.codesByClient, address)
  await consumeRateLimit(AUTH_LIMITS.codesToAddress, limitKey(email))
  await inTransaction(db, async (tx) => {
    const { id, code, linkToken } = await startChallenge(tx, { email, purpose: "login" })
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
