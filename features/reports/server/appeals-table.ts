import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { AppealStatus } from "../appeal.ts"

export const appealsTable = pgTable("appeals", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  reportId: integer("report_id"),
  restrictionId: integer("restriction_id"),
  userId: integer("user_id"),
  email: text().notNull(),
  explanation: text().notNull(),
  status: text().$type<AppealStatus>().notNull(),
  reasons: text().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
})

export type AppealRow = typeof appealsTable.$inferSelect
