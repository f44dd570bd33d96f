import { and, arrayContains, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { LOGIN_CODE } from "../auth.ts"
import { type ChallengePurpose, loginChallengesTable as challenges } from "./auth-tables.ts"
import { isLoginCodeHmac, loginCodeHmac } from "./login-code.ts"

interface WantedChallenge {
  email: string
  /** A code for one thing opens no other. */
  purpose: ChallengePurpose
  /** Where the caller is (`networkHash`). */
  network: string
}

/**
 * The challenge that a code of this address and purpose can belong to: the newest open one that was
 * asked for in the caller's network, else the newest of all (asked for on the phone, typed at the
 * desk). So nobody puts another one in front of the owner's by asking for it. `isForeign`: it was
 * asked for elsewhere.
 */
export async function findOpenChallenge(db: Db, { email, purpose, network }: WantedChallenge) {
  const isOwn = sql<boolean>`coalesce(${challenges.networkHash} = ${network}, false)`
  const [found] = await db
    .select({
      id: challenges.id,
      isForeign: sql<boolean>`coalesce(${challenges.networkHash} <> ${network}, false)`,
    })
    .from(challenges)
    .where(
      and(
        eq(challenges.email, email),
        eq(challenges.purpose, purpose),
        isNull(challenges.usedAt),
        gt(challenges.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(isOwn), desc(challenges.createdAt), desc(challenges.id))
    .limit(1)
  return found
}

/**
 * The challenge that a code passes, where only somebody who is signed in can try it; undefined where it
 * passes none.
 */
export async function attemptCode(
  db: Db,
  { code, ...wanted }: { email: string; code: string; purpose: ChallengePurpose },
): Promise<string | undefined> {
  const challenge = await findOpenChallenge(db, { ...wanted, network: "" })
  return challenge && (await attemptCodeOf(db, challenge.id, code)) ? challenge.id : undefined
}

/**
 * Whether a code is that of a challenge, for `consumeChallenge`. The try is counted, in one statement
 * of its own, before it is compared: parallel tries queue on the row, and a sixth distinct code is
 * never compared at all. A code that was tried before counts once. Tries of strangers (`isForeign`)
 * are counted apart. `db` must not be a transaction, whose end could take the count back.
 */
export async function attemptCodeOf(
  db: Db,
  challengeId: string,
  code: string,
  { isForeign }: { isForeign: boolean } = { isForeign: false },
): Promise<boolean> {
  const tried = loginCodeHmac(challengeId, code)
  const tries = isForeign ? challenges.foreignWrongCodes : challenges.wrongCodes
  const wasTried = arrayContains(tries, [tried])
  const counted = sql`case when ${wasTried} then ${tries} else array_append(${tries}, ${tried}) end`
  const [challenge] = await db
    .update(challenges)
    .set(isForeign ? { foreignWrongCodes: counted } : { wrongCodes: counted })
    .where(
      and(
        eq(challenges.id, challengeId),
        isNull(challenges.usedAt),
        gt(challenges.expiresAt, clock.now()),
        or(wasTried, lt(sql`cardinality(${tries})`, LOGIN_CODE.maxWrongCodes)),
      ),
    )
    .returning({ codeHmac: challenges.codeHmac })
  return challenge !== undefined && isLoginCodeHmac(challenge.codeHmac, challengeId, code)
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
  return challenge !== undefined && isLoginCodeHmac(challenge.codeHmac, challengeId, code)
}
