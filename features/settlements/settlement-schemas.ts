import { z } from "zod"
import { COST_UNNAMED, MAX_SHARING_PASSENGERS } from "#features/flights/core/cost-sharing.ts"
import { AMOUNT_UNREADABLE } from "#features/flights/draft/typed-values.ts"
import { BEARERS } from "#features/payments/dispute.ts"
import { line, lines } from "#platform/text-input.ts"
import { OBJECTION_KINDS, VERDICTS } from "./objection.ts"

/** What may be divided: the direct costs of this one flight, as the draft knows them. */
export const COST_KINDS = [
  "rental",
  "fuel",
  "landing",
  "approach",
  "parking",
  "handling",
  "lighting",
  "customs",
  "safety_equipment",
  "other",
] as const

const MAX_COST_CENTS = 1_000_000
export const MAX_COSTS = 20
export const MAX_RECEIPTS = 4
const EXPLANATION_LENGTH = 200
export const OBJECTION_LENGTH = 1_000
export const CORRECTION_LENGTH = 300

export const costsSchema = z.object({
  costs: z
    .array(
      z
        .object({
          kind: z.enum(COST_KINDS),
          label: line(100),
          amountCents: z
            .int()
            .min(1, AMOUNT_UNREADABLE)
            .max(MAX_COST_CENTS, "So viel kostet kein Posten. Stimmt das Komma?"),
          /** Why it was more than usual. */
          explanation: line(EXPLANATION_LENGTH).default(""),
          receiptIds: z.array(z.uuid()).max(MAX_RECEIPTS).default([]),
        })
        .refine(({ label }) => label !== "", {
          path: ["label"],
          message: COST_UNNAMED,
        }),
    )
    .min(1, "Trag ein, was der Flug gekostet hat.")
    .max(MAX_COSTS),
})

export type StatedCost = Pick<
  z.infer<typeof costsSchema>["costs"][number],
  "kind" | "label" | "amountCents"
>
/** An item as the pilot sends it. */
export type SentCost = z.input<typeof costsSchema>["costs"][number]

export const submissionSchema = z.object({
  /** Bookings whose people did not come. */
  noShows: z.array(z.int()).max(MAX_SHARING_PASSENGERS),
  /** What the page said that the flight has cost. */
  shownCostCents: z.int(),
})

export const objectionSchema = z.object({
  kind: z.enum(OBJECTION_KINDS, "Worum geht es?"),
  words: lines(OBJECTION_LENGTH).min(1, "Schreib bitte, was nicht stimmt."),
})

export const answerSchema = z.object({
  words: lines(OBJECTION_LENGTH).min(1, "Schreib bitte, wie es war."),
  /** Receipts that came since, by the position of their item. */
  receipts: z
    .array(z.object({ position: z.int().min(1), receiptId: z.uuid() }))
    .max(MAX_COSTS * MAX_RECEIPTS)
    .default([]),
})

export const decisionSchema = z.object({
  verdict: z.enum(VERDICTS, "Bitte entscheide dich."),
  words: lines(OBJECTION_LENGTH).min(1, "Bitte begründe die Entscheidung, beide Seiten lesen sie."),
  /** Items that were less, by their position. */
  corrections: z
    .array(
      z.object({
        position: z.int().min(1),
        amountCents: z.int().min(0),
        reason: lines(CORRECTION_LENGTH).min(1, "Warum ist es weniger? Alle Gäste lesen es."),
      }),
    )
    .max(MAX_COSTS)
    .default([]),
})

export const disputeDecisionSchema = z.object({
  borneBy: z.enum(BEARERS, "Bitte entscheide dich."),
  words: lines(OBJECTION_LENGTH).min(
    1,
    "Bitte begründe die Entscheidung. Trägt sie die Pilot:in, liest sie es.",
  ),
})

export type DisputeDecision = z.infer<typeof disputeDecisionSchema>
export type Objection = z.infer<typeof objectionSchema>
export type Answer = z.input<typeof answerSchema>
export type Decision = z.input<typeof decisionSchema>
export type Correction = z.infer<typeof decisionSchema>["corrections"][number]
