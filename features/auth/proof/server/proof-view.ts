import { findDemoCode } from "#features/auth/second-factor/server/demo-app.ts"
import { findFactors } from "#features/auth/second-factor/server/find-factors.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { ProofView } from "../proof-schemas.ts"
import { type ProofWay, proofWays } from "../proof-ways.ts"

/** How somebody can prove that it is them. */
export async function getProofView(db: Db, userId: number): Promise<ProofView> {
  const { email, hasPassword } = await getOwnUser(db, userId)
  return {
    ways: proofWays({ ...(await findFactors(db, userId)), hasPassword }),
    email,
    demoCode: (await findDemoCode(db, userId)) ?? null,
  }
}

/** Refuses a way that is not open to an account, whoever asks for it. */
export async function requireProofWay(db: Db, userId: number, way: ProofWay): Promise<void> {
  const { ways } = await getProofView(db, userId)
  if (ways.includes(way)) return
  throw new DomainError(
    "way-closed",
    "invalid",
    "So geht es bei deinem Konto nicht. Bitte nimm deinen zweiten Faktor.",
  )
}
