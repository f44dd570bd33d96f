import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { FlightPhase, OccurrenceKind, OccurrenceRole } from "../occurrence.ts"

export const occurrencesTable = pgTable("occurrences", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull(),
  flightId: integer("flight_id").notNull(),
  reporterId: integer("reporter_id"),
  reporterRole: text("reporter_role").$type<OccurrenceRole>().notNull(),
  contentKey: text("content_key"),
  kind: text().$type<OccurrenceKind>().notNull(),
  phase: text().$type<FlightPhase>().notNull(),
  words: text().notNull(),
  hasInjuries: boolean("has_injuries").notNull(),
  isReportedToAuthority: boolean("is_reported_to_authority"),
  reportedAt: timestamp("reported_at", { withTimezone: true }).notNull(),
  closedAt: timestamp("closed_at", { withTimezone: true }),
  closingNote: text("closing_note").notNull().default(""),
  summary: text().notNull().default(""),
})

export type OccurrenceRow = typeof occurrencesTable.$inferSelect
