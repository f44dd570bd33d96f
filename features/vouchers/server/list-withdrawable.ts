import { and, desc, eq, isNotNull } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { standingOf } from "../voucher.ts"
import { withdrawableUntil } from "../voucher-validity.ts"
import type { WithdrawableVoucher } from "../withdrawable-voucher.ts"
import { withBalances } from "./vouchers-queries.ts"
import { vouchersTable } from "./vouchers-table.ts"

interface Declared {
  email: string
  /** When the declaration came in. */
  at: Date
}

/** The vouchers that were bought with an address, and whether a declaration came in time for each. */
export async function listWithdrawable(
  db: Db,
  { email, at }: Declared,
): Promise<WithdrawableVoucher[]> {
  const rows = await db
    .select()
    .from(vouchersTable)
    .where(and(eq(vouchersTable.buyerEmail, email), isNotNull(vouchersTable.activatedAt)))
    .orderBy(desc(vouchersTable.id))
    .limit(20)
  return (await withBalances(db, rows)).map((voucher) => {
    const boughtAt = voucher.activatedAt ?? voucher.createdAt
    const isUnused = voucher.balanceCents === voucher.valueCents
    return {
      id: voucher.id,
      valueCents: voucher.valueCents,
      recipientName: voucher.recipientName,
      boughtAt: boughtAt.toISOString(),
      standing: standingOf(voucher),
      isWithdrawable: voucher.status === "active" && isUnused && at <= withdrawableUntil(boughtAt),
    }
  })
}
