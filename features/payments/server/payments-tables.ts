import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { PaymentProviderName, PaymentStatus } from "../payment.ts"
import type { RefundReason, RefundStatus } from "../refund.ts"

export const paymentsTable = pgTable("payments", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  provider: text().$type<PaymentProviderName>().notNull(),
  providerRef: text("provider_ref").notNull(),
  checkoutId: integer("checkout_id").notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  amountCents: integer("amount_cents").notNull(),
  /** What is to be collected of it: falls with the price until it is. */
  dueCents: integer("due_cents").notNull(),
  capturedCents: integer("captured_cents").notNull().default(0),
  refundedCents: integer("refunded_cents").notNull().default(0),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

export const refundsTable = pgTable("refunds", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  paymentId: integer("payment_id").notNull(),
  key: text().notNull(),
  amountCents: integer("amount_cents").notNull(),
  reason: text().$type<RefundReason>().notNull(),
  status: text().$type<RefundStatus>().notNull(),
  providerRef: text("provider_ref"),
  orderedAt: timestamp("ordered_at", { withTimezone: true }).notNull(),
  settledAt: timestamp("settled_at", { withTimezone: true }),
  /** Which try this is, and when the next one is due. */
  attempt: integer().notNull().default(1),
  retryAt: timestamp("retry_at", { withTimezone: true }),
})

export const paymentProviderEventsTable = pgTable(
  "payment_provider_events",
  {
    provider: text().$type<PaymentProviderName>().notNull(),
    eventId: text("event_id").notNull(),
    kind: text().notNull(),
    providerRef: text("provider_ref").notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)
