import { asc, eq } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { listMovesOn } from "#features/ledger/server/list-moves.ts"
import { REFUND_REASON_LABELS } from "#features/payments/refund-list.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { lockVoucher } from "#features/vouchers/server/move-voucher.ts"
import type { VoucherRow } from "#features/vouchers/server/vouchers-table.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { chargeOfMove, totalOf } from "../charge-of-move.ts"
import { factsOfIssue } from "./receipt-facts.ts"
import { type ReceiptRow, receiptsTable } from "./receipts-tables.ts"
import { writeReceipt } from "./write-receipt.ts"

/**
 * Issues what the order of a voucher has no receipt of yet: that it was paid, and that it was
 * cancelled. Without VAT, which is due when it pays for something (§ 3 (15) UStG). Safe to repeat.
 */
export async function issueVoucherReceipts(db: Db, voucherId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const voucher = await lockVoucher(tx, voucherId)
    // one out of goodwill was never paid
    if (!voucher?.checkoutId) return
    const payment = await findPaymentOfCheckout(tx, voucher.checkoutId)
    if (!payment) return
    const moves = await listMovesOn(tx, { accounts: [accounts.voucher(voucherId)] })
    const issued = await listReceiptsOfVoucher(tx, voucherId)
    const isIssued = new Set(issued.map(({ transactionId }) => transactionId))
    let correctsId = issued[0]?.id ?? null
    for (const move of moves) {
      const charge = chargeOfMove(move.lines)
      if (totalOf(charge) === 0 || isIssued.has(move.id)) continue
      const receipt = await writeReceipt(tx, {
        ...charge,
        vatCents: 0,
        // credit never buys a voucher
        cardCents: totalOf(charge),
        creditCents: 0,
        kind: correctsId === null ? "voucher" : "voucher_correction",
        transactionId: move.id,
        issuedAt: move.at,
        correctsId,
        bookingId: null,
        voucherId,
        ...(await buyerOf(tx, voucher)),
        pilotName: "",
        facts: {
          ...factsOfIssue(payment),
          ...(correctsId !== null && { reason: REFUND_REASON_LABELS.voucher_withdrawn }),
        },
      })
      correctsId ??= receipt.id
    }
  })
}

export function listReceiptsOfVoucher(db: Db, voucherId: number): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receiptsTable)
    .where(eq(receiptsTable.voucherId, voucherId))
    .orderBy(asc(receiptsTable.id))
}

async function buyerOf(tx: Db, { buyerId, buyerEmail }: VoucherRow) {
  const [user] = buyerId ? await tx.select().from(usersTable).where(eq(usersTable.id, buyerId)) : []
  return {
    buyerId,
    buyerName: `${user?.firstName ?? ""} ${user?.lastName ?? ""}`.trim(),
    buyerEmail: buyerEmail ?? user?.email ?? "",
  }
}
