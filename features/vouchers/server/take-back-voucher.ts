import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { lockPayment } from "#features/payments/server/lock-payment.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { refundPayment } from "#features/payments/server/refund-payment.ts"
import { type ActorRole, SYSTEM, type UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { lockVoucher, moveVoucher } from "./move-voucher.ts"
import { findBought } from "./replacements.ts"
import { type BalancedVoucher, findVoucher, withBalances } from "./vouchers-queries.ts"

interface TakingBack {
  /** Locked behind its payment. */
  voucher: BalancedVoucher
  paymentId: number
  /** Where it was bought. */
  checkoutId: number
  by: { actor: UserActor; role: ActorRole }
}

/** Ends a voucher whose purchase was withdrawn from, and gives back what is not used of it. */
export async function takeBackVoucher(tx: Db, taking: TakingBack): Promise<void> {
  const { voucher, by } = taking
  await moveVoucher(tx, voucher, {
    to: "revoked",
    event: "voucher.revoked",
    ...by,
    data: { refundCents: voucher.balanceCents },
  })
  await giveBack(tx, taking, "withdrawn")
}

/**
 * A flight has given back to a voucher that was withdrawn from meanwhile: nobody can use that any more,
 * so that it goes where the rest has gone.
 */
export async function takeBackRest(db: Db, voucherId: number, eventId: number): Promise<void> {
  const found = await findVoucher(db, voucherId)
  if (found?.status !== "revoked") return
  const { checkoutId } = await findBought(db, found)
  if (checkoutId === null) return
  await inTransaction(db, async (tx) => {
    const payment = await findPaymentOfCheckout(tx, checkoutId)
    if (!payment) throw new Error(`voucher ${voucherId} was never paid`)
    await lockPayment(tx, payment.id)
    const locked = await lockVoucher(tx, voucherId)
    const [voucher] = await withBalances(tx, locked ? [locked] : [])
    if (!voucher?.balanceCents) return
    await recordEvent(tx, {
      kind: "voucher.rest_taken_back",
      entityId: voucherId,
      actor: SYSTEM,
      role: "system",
      data: { refundCents: voucher.balanceCents },
    })
    await giveBack(tx, { voucher, paymentId: payment.id, checkoutId }, `withdrawn/${eventId}`)
  })
}

async function giveBack(
  tx: Db,
  { voucher, paymentId, checkoutId }: Omit<TakingBack, "by">,
  key: string,
): Promise<void> {
  const { id, balanceCents: amountCents } = voucher
  await refundPayment(tx, { paymentId, amountCents, reason: "voucher_withdrawn", key })
  await postMove(tx, {
    businessKey: key === "withdrawn" ? `voucher/${id}/emptied` : `voucher/${id}/emptied/${key}`,
    subject: "voucher",
    subjectId: id,
    refundKey: key,
    kind: "voucher.revoked",
    lines: [
      { account: accounts.voucher(id), amountCents },
      { account: accounts.checkoutPaid(checkoutId), amountCents: -amountCents },
    ],
  })
}
