import { integer, pgTable, timestamp } from "drizzle-orm/pg-core"
import { publicText } from "#platform/server/public-text.ts"

export const reviewsTable = pgTable("reviews", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  flightId: integer("flight_id").notNull(),
  bookingId: integer("booking_id").notNull(),
  authorId: integer("author_id").notNull(),
  subjectId: integer("subject_id").notNull(),
  stars: integer().notNull(),
  text: publicText().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true }),
  /** Since when the back office keeps it out of sight. */
  hiddenAt: timestamp("hidden_at", { withTimezone: true }),
})
