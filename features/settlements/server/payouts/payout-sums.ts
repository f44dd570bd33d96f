import { sql } from "drizzle-orm"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { payoutDeductionsTable } from "./payout-deductions-table.ts"

// a column of a query's only table is written without its table, and would mean the inner one's here
const BOOKING_ID = sql`payouts.booking_id`

/** Of a row of `payouts`: what of it is kept for lost disputes. */
export const KEPT_CENTS = sql<number>`(select coalesce(sum(kept.amount_cents), 0)
  from ${payoutDeductionsTable} kept where kept.booking_id = ${BOOKING_ID})`.mapWith(Number)

/** And what has been sent, or is under way. */
export const SENT_CENTS = sql<number>`(select coalesce(sum(sent.amount_cents), 0)
  from ${transfersTable} sent where sent.booking_id = ${BOOKING_ID}
    and sent.status in ('ordered', 'done'))`.mapWith(Number)
