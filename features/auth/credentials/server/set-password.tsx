import { isFreshlyProven } from "#features/auth/core/auth.ts"
import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { limitCodeMails } from "#features/auth/core/server/limit-code-mails.ts"
import { hashPassword, isPassword } from "#features/auth/core/server/password-hash.ts"
import { requireGoodPassword } from "#features/auth/core/server/password-rules.ts"
import { addPendingChange, dropPendingChanges } from "#features/auth/core/server/pending-changes.ts"
import { findSessionProof } from "#features/auth/core/server/session-proof.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { PasswordCodeMail } from "./password-code-mail.tsx"
import { replacePassword } from "./replace-password.tsx"

interface WantedPassword {
  password: string
  /** The caller's network address. */
  address: string
}

/**
 * Sets the first password at once where the session has just been opened by a code or link of the
 * own address; every other one waits for a new code, so that a device left open changes nothing.
 */
export async function setPassword(
  db: Db,
  actor: UserActor,
  { password, address }: WantedPassword,
): Promise<{ isConfirmed: boolean }> {
  await consumeRateLimit(AUTH_LIMITS.passwordChanges, String(actor.userId))
  const { email, passwordHash: former } = await lockCredentials(db, actor.userId)
  await requireGoodPassword(password, email)
  const isFresh = await hasFreshProof(db, actor)
  // a repeat of the first password whose answer was lost; the proof for it is still fresh
  if (isFresh && former !== null && (await isPassword(password, former))) {
    return { isConfirmed: true }
  }
  const passwordHash = await hashPassword(password)
  if (isFresh && (await setFirstPassword(db, actor, passwordHash))) return { isConfirmed: true }
  await limitCodeMails({ email, address, trusted: String(actor.userId) })
  await inTransaction(db, async (tx) => {
    const { id, code } = await startChallenge(tx, { email, purpose: "password" })
    const change = { userId: actor.userId, kind: "password", challengeId: id } as const
    await addPendingChange(tx, { ...change, passwordHash })
    await sendMail(tx, {
      key: `password-code/${id}`,
      kind: "password-code",
      to: email,
      subject: `Dein Code für ein neues Passwort auf ${PRODUCT_NAME}`,
      body: <PasswordCodeMail code={code} />,
      containsCode: true,
    })
  })
  return { isConfirmed: false }
}

/** False where the account has a password already. */
function setFirstPassword(db: Db, actor: UserActor, passwordHash: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const locked = await lockCredentials(tx, actor.userId)
    if (locked.passwordHash !== null) return false
    await dropPendingChanges(tx, actor.userId)
    await replacePassword(tx, actor, { email: locked.email, passwordHash, isFirst: true })
    return true
  })
}

async function hasFreshProof(db: Db, actor: UserActor): Promise<boolean> {
  const proof = await findSessionProof(db, actor)
  if (proof?.method !== "code" && proof?.method !== "link") return false
  return isFreshlyProven(proof.provenAt, clock.now())
}
