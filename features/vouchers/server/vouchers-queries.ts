import { asc, eq } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { isSpendable } from "../voucher.ts"
import { listReplacements } from "./replacements.ts"
import { type VoucherRow, vouchersTable } from "./vouchers-table.ts"

export interface BalancedVoucher extends VoucherRow {
  balanceCents: number
  /** The voucher that replaced it. */
  replacedById: number | null
}

export async function findVoucherByCode(db: Db, code: string): Promise<VoucherRow | undefined> {
  const [voucher] = await db.select().from(vouchersTable).where(eq(vouchersTable.code, code))
  return voucher
}

export async function findVoucher(db: Db, id: number): Promise<VoucherRow | undefined> {
  const [voucher] = await db.select().from(vouchersTable).where(eq(vouchersTable.id, id))
  return voucher
}

/** The voucher that is bought in a checkout. */
export async function findVoucherOfCheckout(
  db: Db,
  checkoutId: number,
): Promise<VoucherRow | undefined> {
  const [voucher] = await selectOfCheckout(db, { checkoutId })
  return voucher
}

const selectOfCheckout = prepared((db, { checkoutId }: { checkoutId: number }) =>
  db.select().from(vouchersTable).where(eq(vouchersTable.checkoutId, checkoutId)),
)

/** The redeemed vouchers of an account with their balances, the first to expire first. */
export async function listOwnVouchers(db: Db, ownerId: number): Promise<BalancedVoucher[]> {
  const vouchers = await db
    .select()
    .from(vouchersTable)
    .where(eq(vouchersTable.ownerId, ownerId))
    .orderBy(asc(vouchersTable.validUntil), asc(vouchersTable.id))
  return withBalances(db, vouchers)
}

export async function withBalances(
  db: Db,
  vouchers: readonly VoucherRow[],
): Promise<BalancedVoucher[]> {
  const carrying = vouchers.map(({ id }) => accounts.voucher(id))
  const balances =
    carrying.length > 0 ? await listBalances(db, carrying) : new Map<string, number>()
  const replacements = await listReplacements(
    db,
    vouchers.map(({ id }) => id),
  )
  return vouchers.map((voucher) => ({
    ...voucher,
    balanceCents: 0 - (balances.get(accounts.voucher(voucher.id).code) ?? 0),
    replacedById: replacements.get(voucher.id) ?? null,
  }))
}

/** What an account can pay with now. */
export async function availableCredit(db: Db, ownerId: number): Promise<number> {
  const now = clock.now()
  const vouchers = await listOwnVouchers(db, ownerId)
  return vouchers
    .filter((voucher) => isSpendable(voucher, now))
    .reduce((sum, { balanceCents }) => sum + balanceCents, 0)
}
