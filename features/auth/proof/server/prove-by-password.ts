import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { isPassword } from "#features/auth/core/server/password-hash.ts"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import type { UserActor } from "#platform/actor.ts"
import { fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { consumeRateLimit, resetRateLimit } from "#platform/server/rate-limit.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import { markProven } from "./mark-proven.ts"
import { requireProofWay } from "./proof-view.ts"

/** The own password proves that it is its owner who sits at this session. */
export async function proveByPassword(db: Db, actor: UserActor, password: string): Promise<void> {
  const who = `password/${actor.userId}`
  await consumeRateLimit(AUTH_LIMITS.proofAttempts, who)
  await requireProofWay(db, actor.userId, "password")
  const { passwordHash } = await lockCredentials(db, actor.userId)
  if (!(await isPassword(password, passwordHash))) {
    noteSecurityEvent({ kind: "wrong_proof", userId: actor.userId })
    throw fieldError("wrong-password", "password", "Das Passwort stimmt nicht.")
  }
  await markProven(db, actor)
  await resetRateLimit(AUTH_LIMITS.proofAttempts, who)
}
