import { integer, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core"

export const favouritesTable = pgTable(
  "favourites",
  {
    userId: integer("user_id").notNull(),
    flightId: integer("flight_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.flightId] })],
)
