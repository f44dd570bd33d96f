import { asksSecondFactor, type Factors } from "#features/auth/second-factor/second-factor.ts"

/** How somebody who is signed in proves once more that it is them. */
export const PROOF_WAYS = ["passkey", "app", "password", "code"] as const

export type ProofWay = (typeof PROOF_WAYS)[number]

/**
 * The ways that are open to an account, the quickest first. Whoever signs in with a second factor
 * proves that one: a password or mailbox that was lost to somebody else must not be enough.
 */
export function proofWays(account: Factors & { hasPassword: boolean }): ProofWay[] {
  const open: Record<ProofWay, boolean> = {
    passkey: account.passkeys > 0,
    app: account.hasApp,
    password: account.hasPassword && !asksSecondFactor(account),
    code: !asksSecondFactor(account),
  }
  return PROOF_WAYS.filter((way) => open[way])
}
