import { and, desc, eq } from "drizzle-orm"
import { attemptCode, isCodeOf } from "#features/auth/core/server/attempt-code.ts"
import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { loginChallengesTable as challenges } from "#features/auth/core/server/auth-tables.ts"
import { consumeChallenge } from "#features/auth/core/server/consume-challenge.ts"
import { findSessionProof } from "#features/auth/core/server/session-proof.ts"
import { wrongCodeAt } from "#features/auth/core/server/wrong-code.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import { markProven } from "./mark-proven.ts"
import { requireProofWay } from "./proof-view.ts"

/** The code of a mail to the own address proves it; a repeat whose answer was lost succeeds again. */
export async function proveByCode(
  db: Db,
  actor: UserActor,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await consumeRateLimit(AUTH_LIMITS.codeAttemptsByClient, networkHash(address))
  await requireProofWay(db, actor.userId, "code")
  const { email } = await getOwnUser(db, actor.userId)
  const id = await attemptCode(db, { email, code: token, purpose: "proof" })
  const isProven = id
    ? await inTransaction(db, async (tx) => {
        if (!(await consumeChallenge(tx, { id, email, purpose: "proof" }))) return false
        await markProven(tx, actor)
        return true
      })
    : await hasJustProven(db, actor, { email, token })
  if (isProven) return
  noteSecurityEvent({ kind: "wrong_proof", userId: actor.userId, address })
  throw wrongCodeAt("token")
}

async function hasJustProven(
  db: Db,
  actor: UserActor,
  { email, token }: { email: string; token: string },
): Promise<boolean> {
  const [last] = await db
    .select({ id: challenges.id, usedAt: challenges.usedAt })
    .from(challenges)
    .where(and(eq(challenges.email, email), eq(challenges.purpose, "proof")))
    .orderBy(desc(challenges.createdAt))
    .limit(1)
  const proof = await findSessionProof(db, actor)
  if (!last?.usedAt || !proof || proof.provenAt < last.usedAt) return false
  return isCodeOf(db, last.id, token)
}
