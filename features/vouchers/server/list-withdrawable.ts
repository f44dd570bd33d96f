import { and, desc, eq, inArray, isNotNull, or } from "drizzle-orm"
import { findUserByEmail } from "#features/users/server/users-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { standingOf } from "../voucher.ts"
import { codesIn } from "../voucher-code.ts"
import type { WithdrawableVoucher } from "../withdrawable-voucher.ts"
import { judgeWithdrawal, withdrawableUntil } from "../withdrawal-period.ts"
import { withBalances } from "./vouchers-queries.ts"
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
  const standing = (await withBalances(db, rows)).filter(({ replacedById }) => !replacedById)
  return standing
    .map((voucher) => {
      const boughtAt = voucher.activatedAt ?? voucher.createdAt
      return {
        id: voucher.id,
        valueCents: voucher.valueCents,
        recipientName: voucher.recipientName,
        boughtAt: boughtAt.toISOString(),
        validUntil: voucher.validUntil?.toISOString() ?? "",
        withdrawableUntil: withdrawableUntil(boughtAt).toISOString(),
        standing: standingOf(voucher),
        verdict: judgeWithdrawal({ ...voucher, boughtAt }, at),
        isNamed: voucher.code !== null && named.includes(voucher.code),
        isBuyers:
          voucher.buyerEmail === email || (account !== undefined && voucher.buyerId === account.id),
      }
    })
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
}
