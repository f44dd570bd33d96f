import { and, asc, count, eq, inArray } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { PaymentStatus } from "../payment.ts"
import type { FailedRefund } from "../refund-list.ts"
import { paymentsTable, refundsTable } from "./payments-tables.ts"

// of a payment that was never collected nothing can go back; of one of which a bank has a part, the rest
const COLLECTED: PaymentStatus[] = ["captured", "partially_refunded", "charged_back"]
const hasFailed = and(eq(refundsTable.status, "failed"), inArray(paymentsTable.status, COLLECTED))

const MAX_LISTED = 200

/** Refunds that their provider has refused, the oldest first; of some orders alone where they are named. */
export async function listFailedRefunds(
  db: Db,
  checkoutIds?: readonly number[],
  limit = MAX_LISTED,
): Promise<FailedRefund[]> {
  const rows = await db
    .select({ refund: refundsTable, paymentRef: paymentsTable.ref })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(and(hasFailed, checkoutIds && inArray(paymentsTable.checkoutId, [...checkoutIds])))
    .orderBy(asc(refundsTable.settledAt), asc(refundsTable.id))
    .limit(limit)
  return rows.map(({ refund, paymentRef }) => {
    const { id, ref, amountCents, reason, attempt, settledAt, orderedAt, retryAt } = refund
    return {
      id,
      ref,
      paymentRef,
      amountCents,
      reason,
      attempt,
      failedAt: (settledAt ?? orderedAt).toISOString(),
      retryAt: retryAt?.toISOString() ?? null,
    }
  })
}

export async function countFailedRefunds(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(hasFailed)
  return row?.count ?? 0
}
