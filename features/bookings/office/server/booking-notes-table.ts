import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

/** What the back office has noted down; nobody else reads it, and rows are never changed. */
export const bookingNotesTable = pgTable("booking_notes", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  bookingId: integer("booking_id").notNull(),
  authorId: integer("author_id").notNull(),
  /** Empty once one of the two sides has left. */
  text: text().notNull(),
  writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
})
