import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { CardKind, SharedCard } from "../story-card.ts"

export const yearSharesTable = pgTable("year_shares", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Of the public address; 126 bits. */
  token: text().notNull(),
  userId: integer("user_id").notNull(),
  year: integer().notNull(),
  card: text().$type<CardKind>().notNull(),
  /** The picture as it was when it was shared. */
  shows: jsonb().$type<SharedCard>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

export const toldYearsTable = pgTable(
  "told_years",
  {
    userId: integer("user_id").notNull(),
    year: integer().notNull(),
    notifiedAt: timestamp("notified_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.year] })],
)
