/** How somebody who is signed in proves once more that it is them. */
export type ProofWay = "password" | "code"

/** The ways that are open to an account, the quickest first. A code by mail is always one. */
export function proofWays({ hasPassword }: { hasPassword: boolean }): ProofWay[] {
  return hasPassword ? ["password", "code"] : ["code"]
}
