import { timingSafeEqual } from "node:crypto"
import { and, arrayContains, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { LOGIN_CODE } from "../auth.ts"
import { type ChallengePurpose, loginChallengesTable as challenges } from "./auth-tables.ts"
import { loginCodeHmac } from "./login-code.ts"

interface TriedCode {
  email: string
  code: string
  /** A code for one thing opens no other. */
  purpose: ChallengePurpose
}

/**
 * Compares a code with the newest unused challenge of its address and purpose; answers the
 * challenge's id when it is the right one, for `consumeChallenge`. The try is counted, in one
 * statement of its own, before it is compared: parallel tries queue on the row, and a sixth distinct
 * code is never compared at all. A code that was tried before counts once. `db` must not be a
 * transaction, whose end could take the count back.
 */
export async function attemptCode(db: Db, { email, code, purpose }: TriedCode) {
  const [newest] = await db
    .select({ id: challenges.id })
    .from(challenges)
    .where(
      and(eq(challenges.email, email), eq(challenges.purpose, purpose), isNull(challenges.usedAt)),
    )
    .orderBy(desc(challenges.createdAt), desc(challenges.id))
    .limit(1)
  return newest && (await attemptCodeOf(db, newest.id, code)) ? newest.id : undefined
}

/** The same for one challenge that the caller knows, by whatever address it was sent to. */
export async function attemptCodeOf(db: Db, challengeId: string, code: string): Promise<boolean> {
  const tried = loginCodeHmac(challengeId, code)
  const wasTried = arrayContains(challenges.wrongCodes, [tried])
  const [counted] = await db
    .update(challenges)
    .set({
      wrongCodes: sql`case when ${wasTried} then ${challenges.wrongCodes} else array_append(${challenges.wrongCodes}, ${tried}) end`,
    })
    .where(
      and(
        eq(challenges.id, challengeId),
        isNull(challenges.usedAt),
        gt(challenges.expiresAt, clock.now()),
        or(wasTried, lt(sql`cardinality(${challenges.wrongCodes})`, LOGIN_CODE.maxWrongCodes)),
      ),
    )
    .returning({ codeHmac: challenges.codeHmac })
  return counted !== undefined && isSame(counted.codeHmac, tried)
}

/**
 * Whether a challenge that has served its purpose was met with this code: a repeat of the call that
 * used it may be answered like the first one. Opens nothing, so nothing is counted.
 */
export async function isCodeOf(db: Db, challengeId: string, code: string): Promise<boolean> {
  const [challenge] = await db
    .select({ codeHmac: challenges.codeHmac })
    .from(challenges)
    .where(eq(challenges.id, challengeId))
  return challenge !== undefined && isSame(challenge.codeHmac, loginCodeHmac(challengeId, code))
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
