import { boolean, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core"
import { publicText } from "#platform/server/public-text.ts"

export const reviewsTable = pgTable("reviews", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  flightId: integer("flight_id").notNull(),
  bookingId: integer("booking_id").notNull(),
  authorId: integer("author_id").notNull(),
  subjectId: integer("subject_id").notNull(),
  stars: integer().notNull(),
  text: publicText().notNull(),
  /** Of a pilot, by a guest: one to five, or left out. */
  communication: smallint(),
  costHonesty: smallint("cost_honesty"),
  feltSafe: smallint("felt_safe"),
  /** Of a guest, by the pilot. */
  wasPunctual: boolean("was_punctual"),
  weightWasRight: boolean("weight_was_right"),
  /** For the other side alone, and for the back office alone; never published. */
  noteToSubject: text("note_to_subject").notNull().default(""),
  noteToOffice: text("note_to_office").notNull().default(""),
  officeNoteReadAt: timestamp("office_note_read_at", { withTimezone: true }),
  officeNoteReadBy: integer("office_note_read_by"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }),
  publishedAt: timestamp("published_at", { withTimezone: true }),
  /** Since when the back office keeps it out of sight. */
  hiddenAt: timestamp("hidden_at", { withTimezone: true }),
  /** What the reviewed person answers, once, for all to read. */
  reply: publicText(),
  repliedAt: timestamp("replied_at", { withTimezone: true }),
  replyHiddenAt: timestamp("reply_hidden_at", { withTimezone: true }),
  /** Since when it does not count: its flight did not take place. */
  voidedAt: timestamp("voided_at", { withTimezone: true }),
})
