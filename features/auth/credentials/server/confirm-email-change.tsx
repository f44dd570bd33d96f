import { randomUUID } from "node:crypto"
import { attemptCodeOf, isCodeOf } from "#features/auth/core/server/attempt-code.ts"
import { AUTH_LIMITS, limitKey } from "#features/auth/core/server/auth-limits.ts"
import { endAllSessions } from "#features/auth/core/server/end-sessions.ts"
import { findNewestChange, finishChange } from "#features/auth/core/server/pending-changes.ts"
import { wrongCodeAt } from "#features/auth/core/server/wrong-code.ts"
import { changeUserEmail } from "#features/users/core/server/change-user-email.ts"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { EmailChangedMail } from "./email-changed-mail.tsx"

interface BothCodes {
  /** From the mail to the address that the account has. */
  currentToken: string
  /** From the mail to the address that it shall have. */
  newToken: string
  /** The caller's network address. */
  address: string
}

/**
 * Both codes give an account its new address. Every other session ends, and both addresses are notified of
 * it. A repeat whose answer was lost succeeds again.
 */
export async function confirmEmailChange(
  db: Db,
  actor: UserActor,
  { currentToken, newToken, address }: BothCodes,
): Promise<void> {
  await consumeRateLimit(AUTH_LIMITS.codeAttemptsByClient, networkHash(address))
  const change = await findNewestChange(db, actor.userId, "email")
  if (!change?.newEmail || !change.newChallengeId) throw wrongCodeAt("currentToken", "newToken")
  const { challengeId, newChallengeId, newEmail, doneAt } = change
  await consumeRateLimit(AUTH_LIMITS.emailCodeAttemptsAtAddress, limitKey(newEmail))
  const fits = doneAt ? isCodeOf : attemptCodeOf
  const wrong = [
    ...((await fits(db, challengeId, currentToken)) ? [] : ["currentToken"]),
    ...((await fits(db, newChallengeId, newToken)) ? [] : ["newToken"]),
  ]
  if (wrong.length > 0) throw wrongCodeAt(...wrong)
  if (doneAt) return
  await inTransaction(db, async (tx) => {
    const { email } = await lockCredentials(tx, actor.userId)
    if (!(await finishChange(tx, change))) return
    if (!(await changeUserEmail(tx, actor, newEmail))) throw takenMeanwhile()
    await endAllSessions(tx, actor.userId, actor.sessionId)
    for (const to of [email, newEmail]) {
      await sendMail(tx, {
        key: `email-changed/${randomUUID()}`,
        kind: "email-changed",
        to,
        subject: "Mailadresse geändert",
        body: <EmailChangedMail isOld={to === email} />,
      })
    }
  })
}

function takenMeanwhile(): DomainError {
  const sentence = "Zu dieser Adresse gibt es inzwischen ein Konto. Nimm bitte eine andere."
  return new DomainError("email-taken-meanwhile", "invalid", sentence, { newToken: sentence })
}
