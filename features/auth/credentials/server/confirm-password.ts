import { attemptCodeOf, isCodeOf } from "#features/auth/core/server/attempt-code.ts"
import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { findNewestChange, finishChange } from "#features/auth/core/server/pending-changes.ts"
import { wrongCodeAt } from "#features/auth/core/server/wrong-code.ts"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { replacePassword } from "./replace-password.tsx"

/**
 * The code from the mail makes the waiting password the one that counts. A repeat whose answer was
 * lost succeeds again.
 */
export async function confirmPassword(
  db: Db,
  actor: UserActor,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await consumeRateLimit(AUTH_LIMITS.codeAttemptsByClient, networkHash(address))
  await consumeRateLimit(AUTH_LIMITS.passwordCodeAttempts, String(actor.userId))
  const change = await findNewestChange(db, actor.userId, "password")
  if (!change?.passwordHash) throw wrongCodeAt("token")
  const { challengeId, passwordHash, doneAt } = change
  const isRight = await (doneAt ? isCodeOf : attemptCodeOf)(db, challengeId, token)
  if (!isRight) throw wrongCodeAt("token")
  if (doneAt) return
  await inTransaction(db, async (tx) => {
    // the account first, in every change of it (lock order)
    const { email, passwordHash: former } = await lockCredentials(tx, actor.userId)
    if (!(await finishChange(tx, change))) return
    await replacePassword(tx, actor, { email, passwordHash, isFirst: former === null })
  })
}
