import { z } from "zod"
import { requestCapture } from "#features/payments/server/settle-authorisation.ts"
import type { Db } from "#platform/server/db.ts"
import { inTransaction } from "#platform/server/db.ts"
import type { EventRow, Reaction } from "#platform/server/events.ts"
import { activateVoucher } from "./activate-voucher.ts"
import { blockChargedBack } from "./block-charged-back.ts"
import { returnCredit } from "./return-credit.ts"
import { takeBackRest } from "./take-back-voucher.ts"
import { findVoucherOfCheckout } from "./vouchers-queries.ts"

const ofCheckout = z.object({ checkoutId: z.number().int() })

/** What vouchers do when a payment moves: of the order that buys one, or that they help to pay. */
export const vouchersReactions: readonly Reaction[] = [
  {
    on: "payment.authorised",
    name: "a voucher is collected at once",
    async run(db, event) {
      const voucher = await findVoucherOfCheckout(db, checkoutOf(event))
      if (voucher?.status !== "ordered") return
      await inTransaction(db, (tx) => requestCapture(tx, event.entityId))
    },
  },
  {
    on: "payment.captured",
    name: "a voucher that is paid becomes active",
    run: (db, event) => activateVoucher(db, checkoutOf(event)),
  },
  {
    on: "payment.charged_back",
    name: "a voucher whose price a bank took back is blocked",
    run: (db, event) =>
      blockChargedBack(db, { checkoutId: checkoutOf(event), paymentId: event.entityId }),
  },
  {
    on: "voucher.credited",
    name: "what comes back to a voucher that was withdrawn from goes back, too",
    run: (db, event) => takeBackRest(db, event.entityId, event.id),
  },
  ...[
    "payment.captured",
    "payment.voided",
    "payment.failed",
    "payment.refunded",
    "payment.partially_refunded",
  ].map((on) => ({ on, name: "vouchers get back what an order does not need", run: giveBack })),
]

function giveBack(db: Db, event: EventRow): Promise<void> {
  // a payment that was only tried leaves the vouchers as they were
  const keepsValidity = !["created", "action_required"].includes(event.fromStatus ?? "")
  return returnCredit(db, checkoutOf(event), { keepsValidity })
}

function checkoutOf(event: EventRow): number {
  return ofCheckout.parse(event.data).checkoutId
}
