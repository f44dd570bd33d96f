import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { Db } from "#platform/server/db.ts"
import type { ProofView } from "../proof-schemas.ts"
import { proofWays } from "../proof-ways.ts"

/** How somebody can prove that it is them. */
export async function getProofView(db: Db, userId: number): Promise<ProofView> {
  const { email, hasPassword } = await getOwnUser(db, userId)
  return { ways: proofWays({ hasPassword }), email }
}
