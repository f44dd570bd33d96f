import { integer, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core"

/** What of payouts is kept for lost disputes that their pilot bears: first of the booking's own, then of later ones. */
export const payoutDeductionsTable = pgTable(
  "payout_deductions",
  {
    disputeId: integer("dispute_id").notNull(),
    bookingId: integer("booking_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    deductedAt: timestamp("deducted_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.disputeId, table.bookingId] })],
)
