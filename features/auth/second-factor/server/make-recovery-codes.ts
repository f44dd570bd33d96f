import { lockAccount } from "#features/users/core/server/lock-account.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { asksSecondFactor } from "../second-factor.ts"
import { completeFactorChange } from "./complete-factor-change.tsx"
import { findFactors } from "./find-factors.ts"
import { replaceRecoveryCodes } from "./recovery-codes.ts"

/** New codes for whoever signs in with a second factor; nobody else could use them. */
export function makeRecoveryCodes(db: Db, actor: UserActor): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.userId)
    if (!asksSecondFactor(await findFactors(tx, actor.userId))) {
      throw new DomainError(
        "no-second-factor",
        "invalid",
        "Notfallcodes gibt es, sobald du einen zweiten Faktor eingerichtet hast.",
      )
    }
    await recordEvent(tx, {
      kind: "user.recovery_codes_made",
      entityId: actor.userId,
      actor,
      role: actor.isPilot ? "pilot" : "passenger",
    })
    await completeFactorChange(tx, actor, "recovery-codes-replaced")
    return replaceRecoveryCodes(tx, actor.userId)
  })
}
