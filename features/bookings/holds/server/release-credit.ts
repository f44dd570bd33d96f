import { voidOpenPayments } from "#features/payments/server/void-open-payments.ts"
import { hasSpentCredit, returnCredit } from "#features/vouchers/server/return-credit.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * A hold is over: its credit is for other flights again. A payment that is still open is closed first,
 * and its report brings the credit back; one that somebody makes at this moment wins.
 */
export async function releaseCredit(tx: Db, checkoutId: number): Promise<void> {
  if (!(await hasSpentCredit(tx, checkoutId))) return
  await voidOpenPayments(tx, [checkoutId])
  await returnCredit(tx, checkoutId, { keepsValidity: false })
}
