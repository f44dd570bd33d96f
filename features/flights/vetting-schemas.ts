import { z } from "zod"
import { verdictSchema } from "#features/users/verdict-schema.ts"
import { rowId } from "#platform/id-input.ts"
import { RETURN_REASON_IDS } from "./vetting.ts"

export const vettingSchema = verdictSchema({
  passed: "published",
  returned: "returned",
  reasons: RETURN_REASON_IDS,
})

export type VettingInput = z.output<typeof vettingSchema>

export const vettingAnswerSchema = z.object({ id: rowId, status: z.string() })

export type VettingAnswer = z.output<typeof vettingAnswerSchema>
