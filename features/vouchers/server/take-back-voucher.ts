import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import type { ActorRole, UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { moveVoucher } from "./move-voucher.ts"
import type { BalancedVoucher } from "./vouchers-queries.ts"

interface TakingBack {
  /** Locked behind its payment, with its whole value on it. */
  voucher: BalancedVoucher
  paymentId: number
  /** Where it was bought. */
  checkoutId: number
  by: { actor: UserActor; role: ActorRole }
}

/** Ends a voucher whose purchase was withdrawn from, and gives all of its price back. */
export async function takeBackVoucher(tx: Db, taking: TakingBack): Promise<void> {
  const { voucher, paymentId, checkoutId, by } = taking
  const amountCents = voucher.valueCents
  await moveVoucher(tx, voucher, {
    to: "revoked",
    event: "voucher.revoked",
    ...by,
    data: { refundCents: amountCents },
  })
  await refundPayment(tx, { paymentId, amountCents, reason: "voucher_withdrawn", key: "withdrawn" })
  await postMove(tx, {
    businessKey: `voucher/${voucher.id}/emptied`,
    subject: "voucher",
    subjectId: voucher.id,
    refundKey: "withdrawn",
    kind: "voucher.revoked",
    lines: [
      { account: accounts.voucher(voucher.id), amountCents },
      { account: accounts.checkoutPaid(checkoutId), amountCents: -amountCents },
    ],
  })
}
