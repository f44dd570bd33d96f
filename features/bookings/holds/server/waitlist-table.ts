import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { WaitlistStatus } from "../waitlist.ts"

export const waitlistEntriesTable = pgTable("waitlist_entries", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  flightId: integer("flight_id").notNull(),
  userId: integer("user_id").notNull(),
  seats: integer().notNull(),
  status: text().$type<WaitlistStatus>().notNull(),
  /** The hold that was offered. */
  bookingId: integer("booking_id"),
  joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
})

export type WaitlistEntryRow = typeof waitlistEntriesTable.$inferSelect
