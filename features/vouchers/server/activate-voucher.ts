import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { instantAt } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { validUntilOf } from "../voucher-validity.ts"
import { deliverVoucher } from "./deliver-vouchers.ts"
import { lockVoucher, moveVoucher } from "./move-voucher.ts"
import { newVoucherCode } from "./new-voucher-code.ts"
import { findVoucher, findVoucherOfCheckout } from "./vouchers-queries.ts"
import type { VoucherRow } from "./vouchers-table.ts"

const MORNING = "08:00"

/** The voucher of a checkout is paid: it gets its code, its end and its money. Safe to repeat. */
export async function activateVoucher(db: Db, checkoutId: number): Promise<void> {
  const found = await findVoucherOfCheckout(db, checkoutId)
  // the order of a flight
  if (!found) return
  await inTransaction(db, async (tx) => {
    const voucher = await lockVoucher(tx, found.id)
    if (voucher?.status !== "ordered") return
    const now = clock.now()
    await moveVoucher(tx, voucher, {
      to: "active",
      event: "voucher.activated",
      actor: SYSTEM,
      role: "system",
      changes: {
        code: newVoucherCode(),
        activatedAt: now,
        validUntil: validUntilOf(now),
        deliverAt: deliverAt(voucher, now),
      },
    })
    const { id, valueCents } = voucher
    await postMove(tx, {
      businessKey: `voucher/${id}/activated`,
      subject: "voucher",
      subjectId: id,
      kind: "voucher.activated",
      lines: [
        { account: accounts.checkoutPaid(checkoutId), amountCents: valueCents },
        { account: accounts.voucher(id), amountCents: -valueCents },
      ],
    })
    const activated = await findVoucher(tx, id)
    if (activated?.deliverAt && activated.deliverAt <= now) await deliverVoucher(tx, activated)
  })
}

// a day that has come before the money has is over
function deliverAt({ delivery, deliverOn }: VoucherRow, now: Date): Date | null {
  if (delivery === "print") return null
  const morning = deliverOn ? instantAt(deliverOn, MORNING, HOME_ZONE) : undefined
  return morning && morning > now ? morning : now
}
