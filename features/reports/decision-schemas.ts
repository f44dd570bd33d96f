import { z } from "zod"
import {
  groundSchema,
  LONGEST_PROVISION,
  reasonsSchema,
} from "#features/users/restriction-schemas.ts"
import { rowId } from "#platform/id-input.ts"
import { line, lines } from "#platform/text-input.ts"
import { LONGEST_APPEAL } from "./appeal.ts"

// who has left out several things hears of all of them at once
const WHENEVER = ({ value }: { value: unknown }) => typeof value === "object" && value !== null

const statement = {
  ground: groundSchema.optional(),
  provision: line(LONGEST_PROVISION).default(""),
  reasons: reasonsSchema,
}

const NO_GROUND = { path: ["ground"], error: "Wähl, worauf es beruht.", when: WHENEVER }
const NO_PROVISION = {
  path: ["provision"],
  error: "Nenn die Vorschrift oder die Nummer der Bedingungen.",
  when: WHENEVER,
}

/** What the back office says to a report; what restricts somebody rests on a law or on our terms. */
export const reportDecisionSchema = z
  .object({ verdict: z.enum(["kept", "restricted"], "Wähl, was geschieht."), ...statement })
  .refine(({ verdict, ground }) => verdict !== "restricted" || ground !== undefined, NO_GROUND)
  .refine(({ verdict, provision }) => verdict !== "restricted" || provision !== "", NO_PROVISION)

export type ReportDecision = z.output<typeof reportDecisionSchema>

/** What it says to a complaint; one about something that was kept restricts it when it was right. */
export const appealDecisionSchema = z.object({
  verdict: z.enum(["upheld", "reversed"], "Wähl, wie es ausgeht."),
  ...statement,
})

export type AppealDecision = z.output<typeof appealDecisionSchema>

export const decisionAnswerSchema = z.object({ id: rowId, status: z.string() })

export type DecisionAnswer = z.output<typeof decisionAnswerSchema>

export const appealSchema = z.object({
  explanation: lines(LONGEST_APPEAL).min(
    20,
    "Bitte beschreib es genauer, mit mindestens 20 Zeichen",
  ),
})
