import { and, desc, eq, gt } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { lockAccount } from "#features/ledger/server/lock-account.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { isUnderWay } from "#features/payments/payment.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { prepared } from "#platform/server/prepared.ts"
import { keptValidUntil } from "../voucher-validity.ts"
import { activeVoucherFor, lockWithReplacements } from "./replacements.ts"
import { type VoucherRow, vouchersTable, voucherUsesTable } from "./vouchers-table.ts"

interface ReturnTerms {
  /** What comes back from an order that was really placed stays usable for six months at least. */
  keepsValidity: boolean
}

/**
 * Returns the credit reserved for a checkout that no payment needs any more, to the voucher used last
 * first; the credit of a replaced voucher goes to its replacement. Safe to repeat.
 */
export async function returnCredit(
  db: Db,
  checkoutId: number,
  { keepsValidity }: ReturnTerms,
): Promise<void> {
  const used = await listUsed(db, checkoutId)
  if (used.length === 0) return
  await inTransaction(db, async (tx) => {
    const account = accounts.checkoutCredit(checkoutId)
    const vouchers = await lockWithReplacements(tx, used)
    await lockAccount(tx, account)
    const payment = await findPaymentOfCheckout(tx, checkoutId)
    if (payment && isUnderWay(payment.status)) return
    const uses = await tx
      .select()
      .from(voucherUsesTable)
      .where(eq(voucherUsesTable.checkoutId, checkoutId))
      .orderBy(desc(voucherUsesTable.id))
    const total = -((await listBalances(tx, [account])).get(account.code) ?? 0)
    const back = new Map<number, number>()
    let left = total
    for (const { id, voucherId, appliedCents, returnedCents } of uses) {
      const cents = Math.min(left, appliedCents - returnedCents)
      if (cents === 0) continue
      left -= cents
      const { id: backId } = activeVoucherFor(vouchers, voucherId)
      back.set(backId, (back.get(backId) ?? 0) + cents)
      await tx
        .update(voucherUsesTable)
        .set({ returnedCents: returnedCents + cents })
        .where(eq(voucherUsesTable.id, id))
    }
    if (left !== 0) throw new Error(`checkout ${checkoutId} holds ${left} cents that nobody gave`)
    if (total === 0) return
    const before = uses.reduce((sum, use) => sum + use.returnedCents, 0)
    await postMove(tx, {
      businessKey: `checkout/${checkoutId}/credit/returned/${before}`,
      subject: "checkout",
      subjectId: checkoutId,
      kind: "voucher.credited",
      lines: [
        { account, amountCents: total },
        ...[...back].map(([id, cents]) => ({ account: accounts.voucher(id), amountCents: -cents })),
      ],
    })
    for (const [id, cents] of back) {
      const voucher = vouchers.get(id)
      if (!voucher) throw new Error(`voucher ${id} is gone`)
      await credit(tx, voucher, { checkoutId, cents }, keepsValidity)
    }
  })
}

/** Whether vouchers gave anything to a checkout that is not back. */
export async function hasSpentCredit(tx: Db, checkoutId: number): Promise<boolean> {
  const open = await tx
    .select({ id: voucherUsesTable.id })
    .from(voucherUsesTable)
    .where(
      and(
        eq(voucherUsesTable.checkoutId, checkoutId),
        gt(voucherUsesTable.appliedCents, voucherUsesTable.returnedCents),
      ),
    )
    .limit(1)
  return open.length > 0
}

async function listUsed(db: Db, checkoutId: number): Promise<number[]> {
  return (await selectUsed(db, { checkoutId })).map(({ id }) => id)
}

const selectUsed = prepared((db, { checkoutId }: { checkoutId: number }) =>
  db
    .select({ id: voucherUsesTable.voucherId })
    .from(voucherUsesTable)
    .where(eq(voucherUsesTable.checkoutId, checkoutId)),
)

async function credit(
  tx: Db,
  voucher: VoucherRow,
  data: { checkoutId: number; cents: number },
  keepsValidity: boolean,
) {
  const { id, status, validUntil } = voucher
  if (keepsValidity && validUntil) {
    const kept = keptValidUntil(validUntil, clock.now())
    // what had ended meanwhile is valid again
    const to = status === "expired" ? "active" : status
    await tx
      .update(vouchersTable)
      .set({ validUntil: kept, status: to })
      .where(eq(vouchersTable.id, id))
  }
  await recordEvent(tx, {
    kind: "voucher.credited",
    entityId: id,
    actor: SYSTEM,
    role: "system",
    data,
  })
}
