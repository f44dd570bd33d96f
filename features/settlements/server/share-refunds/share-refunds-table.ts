import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

/** What was given back of settled shares at the cost of their pilots; rows are never changed, words may go. */
export const shareRefundsTable = pgTable("share_refunds", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  bookingId: integer("booking_id").notNull(),
  /** By which both sides are told. */
  eventId: integer("event_id").notNull(),
  shareCents: integer("share_cents").notNull(),
  feeCents: integer("fee_cents").notNull(),
  /** Why, for its pilot. */
  words: text().notNull(),
  madeBy: integer("made_by").notNull(),
  madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
})
