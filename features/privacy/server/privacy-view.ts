import { findSessionProof } from "#features/auth/core/server/session-proof.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { listLeavingCredit } from "#features/vouchers/server/leave-credit.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { isProofFresh } from "../privacy.ts"
import type { PrivacyView } from "../privacy-view.ts"
import { listExports } from "./export-queries.ts"
import { listDeletionBlockers } from "./list-deletion-blockers.ts"

/** What the settings show of copy and deletion. */
export async function getPrivacyView(db: Db, actor: UserActor): Promise<PrivacyView> {
  const { email } = await getOwnUser(db, actor.userId)
  const [[newest], reasons, leavingCredit, proof] = await Promise.all([
    listExports(db, actor.userId),
    listDeletionBlockers(db, actor.userId),
    listLeavingCredit(db, { userId: actor.userId, email }),
    findSessionProof(db, actor),
  ])
  return {
    newestExport: newest ?? null,
    reasonsToStay: reasons,
    leavingCredit,
    isProven: isProofFresh(proof?.provenAt, clock.now()),
    isPersistent: proof?.isPersistent ?? false,
  }
}
