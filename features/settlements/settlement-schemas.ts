import { z } from "zod"
import { MAX_SHARING_PASSENGERS } from "#features/flights/cost-sharing.ts"
import { line, lines } from "#platform/text-input.ts"

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

const MOST_COST_CENTS = 1_000_000
export const MOST_COSTS = 20
export const OBJECTION_LENGTH = 1_000

export const costsSchema = z.object({
  costs: z
    .array(
      z
        .object({
          kind: z.enum(COST_KINDS),
          label: line(100),
          amountCents: z
            .int()
            .min(1, "Schreib den Betrag wie 15,00.")
            .max(MOST_COST_CENTS, "So viel kostet kein Posten. Stimmt das Komma?"),
        })
        .refine(({ kind, label }) => kind !== "other" || label !== "", {
          path: ["label"],
          message: "Wofür ist dieser Betrag?",
        }),
    )
    .min(1, "Trag ein, was der Flug gekostet hat.")
    .max(MOST_COSTS),
})

export type StatedCost = z.infer<typeof costsSchema>["costs"][number]

export const submissionSchema = z.object({
  /** Bookings whose people did not come. */
  noShows: z.array(z.int()).max(MAX_SHARING_PASSENGERS),
  /** What the page said that the flight has cost. */
  shownCostCents: z.int(),
})

export const objectionSchema = z.object({
  words: lines(OBJECTION_LENGTH).min(1, "Schreib bitte, was nicht stimmt."),
})

export const decisionSchema = z.object({
  verdict: z.enum(["flown", "no_show", "settled"], "Bitte entscheide dich."),
  words: lines(OBJECTION_LENGTH).min(1, "Bitte begründe die Entscheidung, beide Seiten lesen sie."),
})

export type Decision = z.infer<typeof decisionSchema>
