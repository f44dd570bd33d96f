import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { PurposeSum } from "../ledger-sums.ts"

export const monthClosingsTable = pgTable("month_closings", {
  month: text().primaryKey(),
  closedAt: timestamp("closed_at", { withTimezone: true }).notNull(),
  closedBy: integer("closed_by").notNull(),
  note: text().notNull(),
  controlSums: jsonb("control_sums").$type<PurposeSum[]>().notNull(),
})
