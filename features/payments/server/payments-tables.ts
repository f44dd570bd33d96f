import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { PaymentProviderName, PaymentStatus } from "../payment.ts"

export const paymentsTable = pgTable("payments", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  provider: text().$type<PaymentProviderName>().notNull(),
  providerRef: text("provider_ref").notNull(),
  checkoutId: integer("checkout_id").notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  amountCents: integer("amount_cents").notNull(),
  capturedCents: integer("captured_cents").notNull().default(0),
  refundedCents: integer("refunded_cents").notNull().default(0),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
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
