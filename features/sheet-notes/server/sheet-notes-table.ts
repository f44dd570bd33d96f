import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { NotedSubject } from "../sheet-note.ts"

/** What the back office has noted down; nobody else reads it, and rows are never changed. */
export const sheetNotesTable = pgTable("sheet_notes", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  subject: text().$type<NotedSubject>().notNull(),
  subjectId: integer("subject_id").notNull(),
  authorId: integer("author_id").notNull(),
  /** Empty once whoever it is about has left. */
  text: text().notNull(),
  writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
})
