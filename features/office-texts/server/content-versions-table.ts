import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { VersionState } from "../version.ts"

export const contentVersionsTable = pgTable("content_versions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  document: text().notNull(),
  number: integer().notNull(),
  state: text().$type<VersionState>().notNull(),
  body: text().notNull(),
  deliveredBody: text("delivered_body").notNull(),
  restoredNumber: integer("restored_number"),
  note: text().notNull(),
  authorId: integer("author_id").notNull(),
  writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
})
