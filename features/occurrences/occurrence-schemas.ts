import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { lines } from "#platform/text-input.ts"
import {
  FLIGHT_PHASES,
  type FlightPhase,
  MAX_WORDS_LENGTH,
  MIN_WORDS_LENGTH,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
} from "./occurrence.ts"

const kinds = Object.keys(OCCURRENCE_KINDS) as [OccurrenceKind, ...OccurrenceKind[]]
const phases = Object.keys(FLIGHT_PHASES) as [FlightPhase, ...FlightPhase[]]

export const occurrenceReportSchema = z.object({
  kind: z.enum(kinds, "Bitte wähle, worum es geht"),
  phase: z.enum(phases, "Bitte wähle, wann es war"),
  words: lines(MAX_WORDS_LENGTH).min(
    MIN_WORDS_LENGTH,
    `Bitte beschreib es genauer, mit mindestens ${MIN_WORDS_LENGTH} Zeichen`,
  ),
  hasInjuries: z.boolean("Bitte sag, ob jemand verletzt wurde"),
  /** Asked of pilots alone. */
  isReportedToAuthority: z.boolean().optional(),
})

export type OccurrenceReport = z.output<typeof occurrenceReportSchema>

export const reportedAnswerSchema = z.object({ ref: z.string(), reportedAt: z.iso.datetime() })

export type ReportedAnswer = z.output<typeof reportedAnswerSchema>

export const MAX_CLOSING_NOTE_LENGTH = 2000
export const MAX_SUMMARY_LENGTH = 3000

export const closingSchema = z.object({
  note: lines(MAX_CLOSING_NOTE_LENGTH).min(1, "Schreib, was daraus folgt."),
  summary: lines(MAX_SUMMARY_LENGTH).min(
    MIN_WORDS_LENGTH,
    `Fass zusammen, was war, mit mindestens ${MIN_WORDS_LENGTH} Zeichen.`,
  ),
  namesNobody: z.literal(true, "Lies die Zusammenfassung noch einmal und bestätige es."),
})

export type Closing = z.output<typeof closingSchema>

export const closingAnswerSchema = z.object({ id: rowId, status: z.literal("closed") })

export type ClosingAnswer = z.output<typeof closingAnswerSchema>
