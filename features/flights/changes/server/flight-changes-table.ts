import { integer, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core"
import type { FlightFacts } from "#features/flights/core/flight-change.ts"

export const flightChangesTable = pgTable("flight_changes", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  flightId: integer("flight_id").notNull(),
  before: jsonb().$type<FlightFacts>().notNull(),
  after: jsonb().$type<FlightFacts>().notNull(),
  /** null where nothing needs consent. */
  answerBy: timestamp("answer_by", { withTimezone: true }),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
})

export type FlightChangeRow = typeof flightChangesTable.$inferSelect
