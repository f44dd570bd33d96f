import { z } from "zod"
import { personSchema } from "#features/bookings/core/booking-schemas.ts"
import { rowId } from "#platform/id-input.ts"
import { line, lines } from "#platform/text-input.ts"
import { MAX_DAY_WORD_LENGTH, MAX_DELAY_MINUTES } from "./day-steps.ts"

const instant = z.iso.datetime({ offset: true, error: "Wähle eine Uhrzeit." }).transform((text) => {
  return new Date(text)
})

export const goDecisionSchema = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("go") }),
  z.object({ decision: z.literal("later"), decideBy: instant }),
])

export const delaySchema = z.object({
  /** After the planned start; 0: as planned after all. */
  minutes: z
    .int("Um wie viel später startet ihr?")
    .min(0)
    .max(MAX_DELAY_MINUTES, "Mehr als sechs Stunden später ist ein neuer Termin."),
})

/** When it was, where that is not now. */
export const momentSchema = z.object({ at: instant.optional() })

export const diversionSchema = z.object({
  airportCode: line(4, "Wähle einen Flugplatz."),
  words: lines(MAX_DAY_WORD_LENGTH).default(""),
})

export const correctedWeightSchema = personSchema
  .pick({ weightKg: true, luggageKg: true })
  .extend({ bookingId: rowId, position: z.int().min(1).max(1000) })

export const passQuerySchema = z.object({ t: line(60) })

export type CorrectedWeight = z.output<typeof correctedWeightSchema>
export type GoDecisionInput = z.output<typeof goDecisionSchema>
export type SentGoDecision = z.input<typeof goDecisionSchema>
export type Diversion = z.output<typeof diversionSchema>
