import { timingSafeEqual } from "node:crypto"
import { and, arrayContains, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { LOGIN_CODE } from "../auth.ts"
import { loginChallengesTable as challenges } from "./auth-tables.ts"
import { loginCodeHmac } from "./login-code.ts"

/**
 * Compares a code with the newest unused challenge of its address; answers the challenge when it is
 * the right one. The try is counted, in one statement of its own, before it is compared: parallel
 * tries queue on the row, and a sixth distinct code is never compared at all. A code that was
 * tried before counts once. `db` must not be a transaction, whose end could take the count back.
 */
export async function tryLoginCode(
  db: Db,
  { email, code }: { email: string; code: string },
): Promise<string | undefined> {
  const [newest] = await db
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(eq(challenges.email, email), isNull(challenges.usedAt)))
    .orderBy(desc(challenges.createdAt))
    .limit(1)
  if (!newest) return undefined
  const tried = loginCodeHmac(newest.id, code)
  const wasTried = arrayContains(challenges.wrongTries, [tried])
  const [counted] = await db
    .update(challenges)
    .set({
      wrongTries: sql`case when ${wasTried} then ${challenges.wrongTries} else array_append(${challenges.wrongTries}, ${tried}) end`,
    })
    .where(
      and(
        eq(challenges.id, newest.id),
        isNull(challenges.usedAt),
        gt(challenges.expiresAt, clock.now()),
        or(wasTried, lt(sql`cardinality(${challenges.wrongTries})`, LOGIN_CODE.wrongTries)),
      ),
    )
    .returning({ codeHmac: challenges.codeHmac })
  return counted && isSame(counted.codeHmac, tried) ? newest.id : undefined
}

/** Uses a challenge up, and every older one of its address; false where another was faster. */
export async function consumeChallenge(tx: Db, challenge: { id: string; email: string }) {
  const usedAt = clock.now()
  const [used] = await tx
    .update(challenges)
    .set({ usedAt })
    .where(and(eq(challenges.id, challenge.id), isNull(challenges.usedAt)))
    .returning({ id: challenges.id })
  if (!used) return false
  await tx
    .update(challenges)
    .set({ usedAt })
    .where(and(eq(challenges.email, challenge.email), isNull(challenges.usedAt)))
  return true
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
