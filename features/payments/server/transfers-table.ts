import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { CardProviderName } from "../payment.ts"
import type { TransferStatus } from "../transfer.ts"

export const transfersTable = pgTable("transfers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  /** What it is for: the same thing is paid once. */
  key: text().notNull(),
  /** Whose payout it pays, if it is one. */
  bookingId: integer("booking_id"),
  provider: text().$type<CardProviderName>().notNull(),
  payeeId: integer("payee_id").notNull(),
  /** The collected payment that it comes from; null: from the operator's own balance. */
  paymentId: integer("payment_id"),
  amountCents: integer("amount_cents").notNull(),
  status: text().$type<TransferStatus>().notNull(),
  providerRef: text("provider_ref"),
  attempt: integer().notNull().default(1),
  orderedAt: timestamp("ordered_at", { withTimezone: true }).notNull(),
  settledAt: timestamp("settled_at", { withTimezone: true }),
  polledAt: timestamp("asked_at", { withTimezone: true }),
})

export type TransferRow = typeof transfersTable.$inferSelect
