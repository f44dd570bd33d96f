import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { Ground } from "../office-grounds.ts"
import { canReplace } from "../voucher.ts"
import { lockForOffice, wrongStep } from "./lock-for-office.ts"
import { reissueVoucher } from "./reissue-voucher.ts"

interface Replacing {
  voucherId: number
  ground: Ground<"replace">
}

/**
 * A new voucher with a new code stands for a former one: with what is left of it, for as long, for the
 * same people. Replacing it once more answers the same new one.
 */
export function replaceVoucher(
  db: Db,
  actor: UserActor,
  { voucherId, ground }: Replacing,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const former = await lockForOffice(tx, voucherId)
    if (former.replacedById !== null) return { id: former.replacedById }
    if (!canReplace(former)) {
      throw wrongStep(
        "voucher-cannot-be-replaced",
        "Dieser Gutschein gilt nicht, oder es ist nichts mehr darauf.",
      )
    }
    const by = { actor, role: "admin", reason: ground } as const
    const { id } = await reissueVoucher(tx, former, { ...by, event: "voucher.reissued" })
    return { id }
  })
}
