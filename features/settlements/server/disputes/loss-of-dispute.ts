import { and, eq, sql } from "drizzle-orm"
import {
  type DisputeRow,
  disputesTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * What somebody has to bear of a lost dispute: its amount without what was to go back to whoever paid
 * anyway (`writeOffRefunds`), and without what pilots bear of other disputes of the same payment.
 */
export async function lossOfDispute(db: Db, dispute: DisputeRow): Promise<number> {
  const { paymentId, amountCents } = dispute
  const [lost] = await db
    .select({
      cents:
        sql<number>`coalesce(sum(${disputesTable.amountCents} - case when ${disputesTable.id} = ${dispute.id} then 0 else ${disputesTable.borneCents} end), 0)`.mapWith(
          Number,
        ),
    })
    .from(disputesTable)
    .where(and(eq(disputesTable.paymentId, paymentId), eq(disputesTable.status, "lost")))
  const [writtenOff] = await db
    .select({ cents: sql<number>`coalesce(sum(${refundsTable.amountCents}), 0)`.mapWith(Number) })
    .from(refundsTable)
    .where(and(eq(refundsTable.paymentId, paymentId), eq(refundsTable.status, "written_off")))
  return Math.max(0, Math.min(amountCents, (lost?.cents ?? 0) - (writtenOff?.cents ?? 0)))
}
