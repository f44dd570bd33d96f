import { date, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

export const planeInsurancesTable = pgTable("plane_insurances", {
  planeId: integer("plane_id").primaryKey(),
  insurer: text().notNull(),
  policyNumber: text("policy_number").notNull(),
  validUntil: date("valid_until").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
})
