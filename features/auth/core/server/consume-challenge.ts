import { and, eq, inArray, isNull } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type ChallengePurpose, loginChallengesTable as challenges } from "./auth-tables.ts"

interface ProvenChallenge {
  id: string
  email: string
  purpose: ChallengePurpose
}

/**
 * Uses a challenge up, and every other one of its address and purpose; false where somebody was
 * faster. All are locked in one order first, because a code and the link of an older mail may come
 * at the same moment.
 */
export async function consumeChallenge(tx: Db, { id, email, purpose }: ProvenChallenge) {
  const open = await tx
    .select({ id: challenges.id })
    .from(challenges)
    .where(
      and(eq(challenges.email, email), eq(challenges.purpose, purpose), isNull(challenges.usedAt)),
    )
    .orderBy(challenges.id)
    .for("update")
  const ids = open.map((challenge) => challenge.id)
  if (!ids.includes(id)) return false
  await tx.update(challenges).set({ usedAt: clock.now() }).where(inArray(challenges.id, ids))
  return true
}
