import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { FlightFacts } from "#features/flights/core/flight-change.ts"
import type { ChangeState } from "../change-question.ts"

export const changeQuestionsTable = pgTable("change_questions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  changeId: integer("change_id").notNull(),
  bookingId: integer("booking_id").notNull(),
  /** The flight as this guest booked it, or agreed to it last. */
  known: jsonb().$type<FlightFacts>().notNull(),
  state: text().$type<ChangeState>().notNull(),
  askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
  answerBy: timestamp("answer_by", { withTimezone: true }).notNull(),
  answeredAt: timestamp("answered_at", { withTimezone: true }),
})
