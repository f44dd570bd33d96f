import { accounts } from "#features/ledger/ledger.ts"
import {
  lockOpenReturn,
  sendReturnedAgain,
} from "#features/payments/server/returns/decide-return.ts"
import { payOtherwise } from "#features/payments/server/returns/pay-otherwise.ts"
import { hasOpenDispute } from "#features/payments/server/write-off-refunds.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { issueCredit } from "#features/vouchers/server/issue-credit.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canChooseWay, type GuestChoice } from "../returned-refund.ts"
import { findReturnedRefund } from "./find-returned-refund.ts"
import { unknownReturn } from "./returned-refund-view.ts"

/** Whoever ordered says how a refund should go that came back: once, and the same again changes nothing. */
export function chooseWay(
  db: Db,
  user: UserActor,
  { returnId, choice }: { returnId: number; choice: GuestChoice },
): Promise<{ choice: GuestChoice }> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, user.userId)
    const open = await lockOpenReturn(tx, returnId)
    const found = await findReturnedRefund(tx, returnId)
    if (found?.ownerId !== user.userId) throw unknownReturn()
    const { one, refund } = found
    if (one.choice === choice) return { choice }
    const isDisputed = await hasOpenDispute(tx, refund.paymentId)
    const isOpen = canChooseWay({ choice: one.choice, refundStatus: refund.status, isDisputed })
    if (!open || !isOpen) {
      throw new DomainError(
        "way-is-decided",
        "invalid",
        "Hier gibt es gerade nichts mehr zu wählen. Lade die Seite neu, dann siehst du den Stand.",
      )
    }
    if (choice === "same_means") {
      await sendReturnedAgain(tx, open, { actor: user, role: "passenger" })
      return { choice }
    }
    const voucherId = await issueCredit(tx, user, refund.amountCents)
    await payOtherwise(tx, open, {
      choice,
      kind: "payment.refund_credited",
      account: accounts.voucher(voucherId),
      actor: user,
      role: "passenger",
    })
    return { choice }
  })
}
