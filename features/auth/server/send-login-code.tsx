import { randomUUID } from "node:crypto"
import { clock } from "#platform/clock.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { countTry } from "#platform/server/rate-limit.ts"
import { LOGIN_CODE } from "../auth.ts"
import { AUTH_LIMITS, limitKey } from "./auth-limits.ts"
import { loginChallengesTable } from "./auth-tables.ts"
import { loginCodeHmac, newLoginCode } from "./login-code.ts"
import { LoginCodeMail } from "./mails/login-code-mail.tsx"

/**
 * Mails a code to an address. Does the same whether the address has an account or not, so that
 * nobody learns it here; the newest code is the one that counts.
 */
export async function sendLoginCode(
  db: Db,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await countTry(AUTH_LIMITS.codesByClient, address)
  await countTry(AUTH_LIMITS.codesToAddress, limitKey(email))
  const id = randomUUID()
  const code = newLoginCode()
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await tx.insert(loginChallengesTable).values({
      id,
      email,
      codeHmac: loginCodeHmac(id, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LOGIN_CODE.lifeMs),
    })
    await sendMail(tx, {
      key: `login-code/${id}`,
      to: email,
      subject: `Dein Code für ${PRODUCT_NAME}`,
      body: <LoginCodeMail code={code} />,
      holdsCode: true,
    })
  })
}
