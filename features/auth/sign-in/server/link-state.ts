import { and, eq } from "drizzle-orm"
import { loginChallengesTable as challenges } from "#features/auth/core/server/auth-tables.ts"
import { hashOfLink } from "#features/auth/core/server/start-challenge.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

export interface LinkProof {
  email: string
  linkToken: string
}

/** `over`: expired or never issued; both look the same. */
export type LinkState = "open" | "used" | "over"

/** How a direct-login link stands. Reads only: looking at a link must never use it up. */
export async function findLinkState(db: Db, proof: LinkProof): Promise<LinkState> {
  const challenge = await findChallengeOfLink(db, proof)
  if (challenge?.usedAt) return "used"
  return challenge && challenge.expiresAt > clock.now() ? "open" : "over"
}

/** The challenge whose mail carried this link. */
export async function findChallengeOfLink(db: Db, { email, linkToken }: LinkProof) {
  const [challenge] = await db
    .select({
      id: challenges.id,
      usedAt: challenges.usedAt,
      expiresAt: challenges.expiresAt,
    })
    .from(challenges)
    .where(
      and(
        eq(challenges.email, email),
        eq(challenges.purpose, "login"),
        eq(challenges.linkHash, hashOfLink(linkToken)),
      ),
    )
  return challenge
}
