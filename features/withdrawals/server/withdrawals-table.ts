import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

export const withdrawalsTable = pgTable("withdrawals", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  idempotencyKey: text("intent_key").notNull(),
  userId: integer("user_id"),
  bookingId: integer("booking_id"),
  name: text().notNull(),
  email: text().notNull(),
  contract: text().notNull(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
  handledAt: timestamp("handled_at", { withTimezone: true }),
  handlingNote: text("handling_note").notNull().default(""),
  anonymizedAt: timestamp("forgotten_at", { withTimezone: true }),
})

export type WithdrawalRow = typeof withdrawalsTable.$inferSelect

/** What the back office has answered, in the words of the mail. */
export const withdrawalRepliesTable = pgTable("withdrawal_replies", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  withdrawalId: integer("withdrawal_id").notNull(),
  text: text().notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
})
