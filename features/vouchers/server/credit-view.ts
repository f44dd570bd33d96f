import { and, desc, eq, inArray, isNotNull } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { BoughtVoucher, CreditUse, OwnVoucher } from "../credit-view.ts"
import { isSpendable, voucherState } from "../voucher.ts"
import { formatVoucherCode } from "../voucher-code.ts"
import { withdrawableUntil } from "../withdrawal-period.ts"
import { listReplacements } from "./replacements.ts"
import { listOwnVouchers } from "./vouchers-queries.ts"
import { type VoucherRow, vouchersTable, voucherUsesTable } from "./vouchers-table.ts"

/** The vouchers of an account, what they paid, and what it can pay with now. */
export async function viewOfCredit(db: Db, userId: number) {
  const now = clock.now()
  const rows = await listOwnVouchers(db, userId)
  const active = rows.filter(({ replacedById }) => replacedById === null)
  const vouchers = active.map(
    (voucher): OwnVoucher => ({
      id: voucher.id,
      code: voucher.code ? formatVoucherCode(voucher.code) : "",
      from: voucher.senderName,
      motif: voucher.motif,
      valueCents: voucher.valueCents,
      balanceCents: voucher.balanceCents,
      state: voucherState(voucher),
      validUntil: voucher.validUntil?.toISOString() ?? "",
    }),
  )
  const availableCents = rows
    .filter((voucher) => isSpendable(voucher, now))
    .reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  const ids = rows.map(({ id }) => id)
  return {
    availableCents,
    vouchers,
    uses: await listUses(db, ids),
    bought: await listBought(db, userId),
  }
}

async function listUses(db: Db, voucherIds: readonly number[]): Promise<CreditUse[]> {
  if (voucherIds.length === 0) return []
  const uses = await db
    .select()
    .from(voucherUsesTable)
    .where(inArray(voucherUsesTable.voucherId, [...voucherIds]))
    .orderBy(desc(voucherUsesTable.id))
  return uses.map(({ id, voucherId, checkoutId, appliedCents, returnedCents, appliedAt }) => ({
    id,
    voucherId,
    checkoutId,
    appliedCents,
    returnedCents,
    appliedAt: appliedAt.toISOString(),
  }))
}

async function listBought(db: Db, buyerId: number): Promise<BoughtVoucher[]> {
  const rows = await db
    .select()
    .from(vouchersTable)
    .where(and(eq(vouchersTable.buyerId, buyerId), isNotNull(vouchersTable.activatedAt)))
    .orderBy(desc(vouchersTable.id))
  const replaced = await listReplacements(
    db,
    rows.map(({ id }) => id),
  )
  const active = rows.filter(({ id }) => !replaced.has(id))
  return active.map((voucher) => ({
    id: voucher.id,
    recipientName: voucher.recipientName,
    valueCents: voucher.valueCents,
    delivery: voucher.delivery,
    deliverAt: voucher.deliverAt?.toISOString() ?? null,
    isDelivered: voucher.deliveredAt !== null,
    isRedeemed: voucher.redeemedAt !== null,
    status: voucher.status,
    ...periodOf(voucher),
  }))
}

function periodOf({ activatedAt, createdAt }: VoucherRow) {
  const until = withdrawableUntil(activatedAt ?? createdAt)
  return { withdrawableUntil: until.toISOString(), isWithdrawalOver: until < clock.now() }
}
