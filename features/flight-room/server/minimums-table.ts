import { integer, pgTable, timestamp } from "drizzle-orm/pg-core"

export const personalMinimumsTable = pgTable("personal_minimums", {
  userId: integer("user_id").primaryKey(),
  ceilingFt: integer("ceiling_ft").notNull(),
  visibilityM: integer("visibility_m").notNull(),
  crosswindKt: integer("crosswind_kt").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
})
