import { integer, pgView, smallint, timestamp } from "drizzle-orm/pg-core"

/**
 * What guests wrote about somebody as the pilot of their flight, while everybody may read it: the
 * one truth of what counts for a pilot (migration 0058).
 */
export const pilotReviewsView = pgView("pilot_reviews", {
  id: integer().notNull(),
  pilotId: integer("pilot_id").notNull(),
  guestId: integer("guest_id").notNull(),
  bookingId: integer("booking_id").notNull(),
  stars: integer().notNull(),
  communication: smallint(),
  costHonesty: smallint("cost_honesty"),
  feltSafe: smallint("felt_safe"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
}).existing()
