import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { PaymentMeans } from "../../payment.ts"

export type TrialStatus =
  | "open"
  | "action_required"
  | "authorised"
  | "processing"
  | "captured"
  | "declined"
  | "abandoned"
  | "bounced"
  | "voided"
  | "refunded"

/** The trial provider's own book. Nothing outside this folder reads or writes it. */
export const trialPaymentsTable = pgTable("trial_payments", {
  providerRef: text("provider_ref").primaryKey(),
  amountCents: integer("amount_cents").notNull(),
  means: text().$type<PaymentMeans>().notNull().default("card"),
  status: text().$type<TrialStatus>().notNull(),
  capturedCents: integer("captured_cents").notNull().default(0),
  refundedCents: integer("refunded_cents").notNull().default(0),
  /** Reserved it may be, but collected it is not. */
  refusesCapture: boolean("refuses_capture").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

export const trialRefundsTable = pgTable("trial_refunds", {
  idempotencyKey: text("idempotency_key").primaryKey(),
  refundRef: text("refund_ref").notNull(),
  providerRef: text("provider_ref").notNull(),
  amountCents: integer("amount_cents").notNull(),
  /** Whether there was enough to pay it back from. */
  isPaid: boolean("is_paid").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
