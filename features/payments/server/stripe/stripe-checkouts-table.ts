import { pgTable, text } from "drizzle-orm/pg-core"

/** Which Checkout Session belongs to a payment of ours. */
export const stripeCheckoutsTable = pgTable("stripe_checkouts", {
  providerRef: text("provider_ref").primaryKey(),
  sessionId: text("session_id").notNull(),
  /** Where people pay. */
  url: text().notNull(),
  /** Known once somebody has begun to pay. */
  paymentIntentId: text("payment_intent_id"),
})
