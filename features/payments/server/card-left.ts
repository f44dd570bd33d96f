import { and, eq, ne, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { cardPart } from "../payment-parts.ts"
import type { PaymentRow } from "./payments-queries.ts"
import { refundsTable } from "./payments-tables.ts"

/** What remains of the card's part of a locked payment after all promised refunds. */
export async function cardLeftOf(tx: Db, payment: PaymentRow): Promise<number> {
  const [promised] = await tx
    .select({
      cents:
        sql<number>`coalesce(sum(${refundsTable.amountCents} - ${refundsTable.creditCents}), 0)`.mapWith(
          Number,
        ),
    })
    .from(refundsTable)
    .where(and(eq(refundsTable.paymentId, payment.id), ne(refundsTable.status, "failed")))
  return Math.max(0, cardPart(payment).dueCents - (promised?.cents ?? 0))
}
