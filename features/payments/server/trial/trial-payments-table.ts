import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

export type TrialStatus =
  | "open"
  | "action_required"
  | "authorised"
  | "captured"
  | "declined"
  | "abandoned"
  | "voided"
  | "refunded"

/** The trial provider's own book. Nothing outside this folder reads or writes it. */
export const trialPaymentsTable = pgTable("trial_payments", {
  providerRef: text("provider_ref").primaryKey(),
  amountCents: integer("amount_cents").notNull(),
  status: text().$type<TrialStatus>().notNull(),
  capturedCents: integer("captured_cents").notNull().default(0),
  refundedCents: integer("refunded_cents").notNull().default(0),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
