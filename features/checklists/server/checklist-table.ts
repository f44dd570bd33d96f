import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"

export const checklistTicksTable = pgTable(
  "checklist_ticks",
  {
    flightId: integer("flight_id").notNull(),
    userId: integer("user_id").notNull(),
    item: text().notNull(),
    isDone: boolean("is_done").notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.flightId, table.item] })],
)
