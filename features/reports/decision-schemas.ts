import { z } from "zod"
import {
  GROUND_MISSING,
  groundSchema,
  MAX_PROVISION_LENGTH,
  PROVISION_MISSING,
  reasonsSchema,
} from "#features/users/office/restriction-schemas.ts"
import { rowId } from "#platform/id-input.ts"
import { line, lines } from "#platform/text-input.ts"
import { MAX_APPEAL_LENGTH } from "./appeal.ts"

// all missing fields are reported at once
const WHENEVER = ({ value }: { value: unknown }) => typeof value === "object" && value !== null

const statement = {
  ground: groundSchema.optional(),
  provision: line(MAX_PROVISION_LENGTH).default(""),
  reasons: reasonsSchema,
}

const NO_GROUND = { path: ["ground"], error: GROUND_MISSING, when: WHENEVER }
const NO_PROVISION = {
  path: ["provision"],
  error: PROVISION_MISSING,
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
  explanation: lines(MAX_APPEAL_LENGTH).min(
    20,
    "Bitte beschreib es genauer, mit mindestens 20 Zeichen",
  ),
})
