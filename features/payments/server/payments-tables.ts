import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { Bearer, DisputeStatus } from "../dispute.ts"
import type { PaymentMeans, PaymentProviderName, PaymentStatus } from "../payment.ts"
import type { FlagReason } from "../payment-flag.ts"
import type { WantedOfPayment } from "../poll-time.ts"
import type { RefundReason, RefundStatus } from "../refund.ts"
import type { ReturnChoice } from "../refund-return.ts"
import type { ProviderEvent } from "./payment-provider.ts"

export const paymentsTable = pgTable("payments", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  provider: text().$type<PaymentProviderName>().notNull(),
  providerRef: text("provider_ref").notNull(),
  checkoutId: integer("checkout_id").notNull(),
  means: text().$type<PaymentMeans>().notNull().default("card"),
  status: text().$type<PaymentStatus>().notNull(),
  amountCents: integer("amount_cents").notNull(),
  /** What is to be collected of it: falls with the price until it is. */
  dueCents: integer("due_cents").notNull(),
  /** What vouchers pay of the amount, and of what is due; the rest is the provider's. */
  creditCents: integer("credit_cents").notNull().default(0),
  creditDueCents: integer("credit_due_cents").notNull().default(0),
  capturedCents: integer("captured_cents").notNull().default(0),
  refundedCents: integer("refunded_cents").notNull().default(0),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** What the provider is to do with it, until it has. */
  wanted: text().$type<WantedOfPayment>(),
  wantedAt: timestamp("wanted_at", { withTimezone: true }),
  /** When the provider is asked how far it is; null: nothing is awaited of it. */
  nextPollAt: timestamp("next_poll_at", { withTimezone: true }),
})

export const refundsTable = pgTable("refunds", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  paymentId: integer("payment_id").notNull(),
  key: text().notNull(),
  amountCents: integer("amount_cents").notNull(),
  /** What of it goes back to vouchers. */
  creditCents: integer("credit_cents").notNull().default(0),
  reason: text().$type<RefundReason>().notNull(),
  status: text().$type<RefundStatus>().notNull(),
  providerRef: text("provider_ref"),
  orderedAt: timestamp("ordered_at", { withTimezone: true }).notNull(),
  settledAt: timestamp("settled_at", { withTimezone: true }),
  /** Which try this is, and when the next one is due. */
  attempt: integer().notNull().default(1),
  retryAt: timestamp("retry_at", { withTimezone: true }),
})

/** Each time that a refund came back. */
export const refundReturnsTable = pgTable("refund_returns", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  refundId: integer("refund_id").notNull(),
  returnedAt: timestamp("returned_at", { withTimezone: true }).notNull(),
  /** Until when its guest is asked how it should go; null: a person decides. */
  answerBy: timestamp("answer_by", { withTimezone: true }),
  choice: text().$type<ReturnChoice>(),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  /** Nobody had answered. */
  isAutomatic: boolean("is_automatic").notNull().default(false),
})

export const disputesTable = pgTable("disputes", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  paymentId: integer("payment_id").notNull(),
  providerRef: text("provider_ref").notNull(),
  amountCents: integer("amount_cents").notNull(),
  status: text().$type<DisputeStatus>().notNull(),
  openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
  closedAt: timestamp("closed_at", { withTimezone: true }),
  /** Who bears what is lost, what of it the pilot does, and why. */
  borneBy: text("borne_by").$type<Bearer>(),
  borneCents: integer("borne_cents").notNull().default(0),
  decision: text().notNull().default(""),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
  decidedBy: integer("decided_by"),
})

export type DisputeRow = typeof disputesTable.$inferSelect

export const paymentFlagsTable = pgTable("payment_flags", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  provider: text().$type<PaymentProviderName>().notNull(),
  eventId: text("event_id").notNull(),
  reason: text().$type<FlagReason>().notNull(),
  /** As the provider calls what it is about. */
  subject: text().notNull(),
  paymentId: integer("payment_id"),
  amountCents: integer("amount_cents"),
  flaggedAt: timestamp("flagged_at", { withTimezone: true }).notNull(),
  settledAt: timestamp("settled_at", { withTimezone: true }),
  settledBy: integer("settled_by"),
  settledNote: text("settled_note").notNull().default(""),
})

export const paymentProviderEventsTable = pgTable(
  "payment_provider_events",
  {
    provider: text().$type<PaymentProviderName>().notNull(),
    eventId: text("event_id").notNull(),
    kind: text().$type<ProviderEvent["kind"]>().notNull(),
    providerRef: text("provider_ref").notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)
