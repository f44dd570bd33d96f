import { boolean, integer, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core"
import type { SavedAnswers } from "../answers.ts"
import type { DraftStep } from "../draft.ts"

export const flightDraftsTable = pgTable("flight_drafts", {
  flightId: integer("flight_id").primaryKey(),
  pilotId: integer("pilot_id").notNull(),
  /** The one that „Flug anbieten“ goes on with. */
  isOpen: boolean("is_open").notNull(),
  answers: jsonb().$type<SavedAnswers>().notNull(),
  /** Counts every save. */
  version: integer().notNull(),
  /** Which save changed a step last. */
  stepVersions: jsonb("step_versions").$type<Partial<Record<DraftStep, number>>>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
})

export type DraftRow = typeof flightDraftsTable.$inferSelect
