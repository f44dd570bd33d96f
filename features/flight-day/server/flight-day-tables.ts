import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { BoardingItem } from "../boarding.ts"
import type { Decision } from "../go-decision.ts"

export const goDecisionsTable = pgTable("go_decisions", {
  flightId: integer("flight_id").primaryKey(),
  departsAt: timestamp("departs_at", { withTimezone: true }).notNull(),
  decision: text().$type<Decision>().notNull(),
  decideBy: timestamp("decide_by", { withTimezone: true }),
  decidedAt: timestamp("decided_at", { withTimezone: true }).notNull(),
})

export const boardingTicksTable = pgTable(
  "boarding_ticks",
  {
    bookingId: integer("booking_id").notNull(),
    position: integer().notNull(),
    item: text().$type<BoardingItem>().notNull(),
    isDone: boolean("is_done").notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position, table.item] })],
)

export const kinLinksTable = pgTable("kin_links", {
  bookingId: integer("booking_id").primaryKey(),
  number: uuid().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
