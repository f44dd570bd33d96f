import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

/** The trial provider's own book of what it has sent to people. */
export const trialTransfersTable = pgTable("trial_transfers", {
  idempotencyKey: text("idempotency_key").primaryKey(),
  transferRef: text("transfer_ref").notNull(),
  payeeRef: text("payee_ref").notNull(),
  amountCents: integer("amount_cents").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
