import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { CaseKind } from "#features/admin/open-case.ts"

/** Cases that somebody has taken or noted something about. */
export const casesTable = pgTable("cases", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<CaseKind>().notNull(),
  subject: text().notNull(),
  ownerId: integer("owner_id"),
  touchedAt: timestamp("touched_at", { withTimezone: true }).notNull(),
})

/** Added to and never changed; they go with their case. */
export const caseNotesTable = pgTable("case_notes", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  caseId: integer("case_id").notNull(),
  authorId: integer("author_id").notNull(),
  text: text().notNull(),
  writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
})
