import { and, desc, eq, inArray, isNotNull, or } from "drizzle-orm"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { voucherState } from "../voucher.ts"
import { codesIn } from "../voucher-code.ts"
import type { WithdrawableVoucher } from "../withdrawable-voucher.ts"
import { judgeWithdrawal, withdrawableUntil } from "../withdrawal-period.ts"
import { type BalancedVoucher, findVoucher, withBalances } from "./vouchers-queries.ts"
import { vouchersTable } from "./vouchers-table.ts"

interface Declared {
  email: string
  /** What it is about, in the words of whoever declared. */
  contract: string
  /** When the declaration came in. */
  at: Date
}

const MAX_LISTED = 20

/**
 * The vouchers that a declaration can be about, the ones that it names first, and whether it came in
 * time for each: bought with its address or by the account of this address, or named by code.
 */
export async function listWithdrawable(
  db: Db,
  { email, contract, at }: Declared,
): Promise<WithdrawableVoucher[]> {
  const known = await findUserByEmail(db, email)
  // an address that nobody has confirmed is nobody's
  const account = known?.isConfirmed ? known : undefined
  const named = codesIn(contract)
  const { buyerEmail, buyerId, code, activatedAt, id } = vouchersTable
  const rows = await db
    .select()
    .from(vouchersTable)
    .where(
      and(
        or(
          eq(buyerEmail, email),
          account && eq(buyerId, account.id),
          named.length > 0 ? inArray(code, named) : undefined,
        ),
        isNotNull(activatedAt),
      ),
    )
    .orderBy(desc(id))
    .limit(MAX_LISTED)
  const listed = new Map<number, WithdrawableVoucher>()
  for (const bought of await withBalances(db, rows)) {
    const boughtAt = bought.activatedAt ?? bought.createdAt
    const voucher = await currentOf(db, bought)
    listed.set(voucher.id, {
      id: voucher.id,
      valueCents: voucher.valueCents,
      balanceCents: voucher.balanceCents,
      recipientName: voucher.recipientName,
      boughtAt: boughtAt.toISOString(),
      validUntil: voucher.validUntil?.toISOString() ?? "",
      withdrawableUntil: withdrawableUntil(boughtAt).toISOString(),
      state: voucherState(voucher),
      verdict: judgeWithdrawal({ ...voucher, boughtAt }, at),
      isNamed:
        (bought.code !== null && named.includes(bought.code)) ||
        listed.get(voucher.id)?.isNamed === true,
      isBuyers:
        bought.buyerEmail === email || (account !== undefined && bought.buyerId === account.id),
    })
  }
  return [...listed.values()].toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
}

/** A voucher or its replacement: the buyer may withdraw from the purchase under either code. */
async function currentOf(db: Db, voucher: BalancedVoucher): Promise<BalancedVoucher> {
  if (voucher.replacedById === null) return voucher
  const next = await findVoucher(db, voucher.replacedById)
  const [balanced] = await withBalances(db, next ? [next] : [])
  if (!balanced) throw new Error(`voucher ${voucher.replacedById} is gone`)
  return currentOf(db, balanced)
}
