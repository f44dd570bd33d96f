import { z } from "zod"
import {
  GROUND_MISSING,
  groundSchema,
  MAX_PROVISION_LENGTH,
  PROVISION_MISSING,
  reasonsSchema,
} from "#features/users/office/restriction-schemas.ts"
import { rowId } from "#platform/id-input.ts"
import { line } from "#platform/text-input.ts"

// all missing fields are reported at once
const WHENEVER = ({ value }: { value: unknown }) => typeof value === "object" && value !== null

/** What the back office says to flagged reviews; to hide them it needs what every restriction needs. */
export const reviewFlagDecisionSchema = z
  .object({
    verdict: z.enum(["unobjectionable", "hidden"], "Wähl, was geschieht."),
    ground: groundSchema.optional(),
    provision: line(MAX_PROVISION_LENGTH).default(""),
    reasons: reasonsSchema,
  })
  .refine(({ verdict, ground }) => verdict !== "hidden" || ground !== undefined, {
    path: ["ground"],
    error: GROUND_MISSING,
    when: WHENEVER,
  })
  .refine(({ verdict, provision }) => verdict !== "hidden" || provision !== "", {
    path: ["provision"],
    error: PROVISION_MISSING,
    when: WHENEVER,
  })

export type ReviewFlagDecision = z.output<typeof reviewFlagDecisionSchema>

export const reviewFlagAnswerSchema = z.object({ id: rowId, verdict: z.string() })

export type ReviewFlagAnswer = z.output<typeof reviewFlagAnswerSchema>
