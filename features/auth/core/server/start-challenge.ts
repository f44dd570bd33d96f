import { createHash, randomBytes, randomUUID } from "node:crypto"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { LOGIN_CODE } from "../auth.ts"
import { type ChallengePurpose, loginChallengesTable } from "./auth-tables.ts"
import { loginCodeHmac, newLoginCode } from "./login-code.ts"

export interface StartedChallenge {
  id: string
  /** Six digits, for the mail only. */
  code: string
}

/** A sign-in can also be proven by the link in its mail. */
export interface StartedLogin extends StartedChallenge {
  /** 256 bits. */
  linkToken: string
}

interface WantedChallenge {
  email: string
  purpose: ChallengePurpose
  /** The network address of who asks for it; only where strangers can type its code. */
  address?: string
}

/**
 * Opens a challenge, which is passed by reading the mail to this address within ten minutes. What
 * leaves here goes into that mail and nowhere else; stored are an HMAC and a hash.
 */
export function startChallenge(
  tx: Db,
  wanted: WantedChallenge & { purpose: "login" },
): Promise<StartedLogin>
export function startChallenge(tx: Db, wanted: WantedChallenge): Promise<StartedChallenge>
export async function startChallenge(
  tx: Db,
  { email, purpose, address }: WantedChallenge,
): Promise<StartedChallenge | StartedLogin> {
  const id = randomUUID()
  const code = newLoginCode()
  const linkToken = randomBytes(32).toString("base64url")
  const now = clock.now()
  await tx.insert(loginChallengesTable).values({
    id,
    email,
    purpose,
    networkHash: address === undefined ? null : networkHash(address),
    codeHmac: loginCodeHmac(id, code),
    linkHash: purpose === "login" ? hashOfLink(linkToken) : null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LOGIN_CODE.lifeMs),
  })
  return purpose === "login" ? { id, code, linkToken } : { id, code }
}

/** A token of 256 random bits needs no key: nobody can try them all. */
export function hashOfLink(linkToken: string): string {
  return createHash("sha256").update(linkToken).digest("base64url")
}
