import { z } from "zod"
import { RETURN_REASON_IDS } from "#features/flights/core/vetting.ts"
import { verdictSchema } from "#features/users/office/verdict-schema.ts"
import { rowId } from "#platform/id-input.ts"

export const vettingSchema = verdictSchema({
  passed: "published",
  returned: "returned",
  reasons: RETURN_REASON_IDS,
})

export type VettingInput = z.output<typeof vettingSchema>

export const vettingAnswerSchema = z.object({ id: rowId, status: z.string() })

export type VettingAnswer = z.output<typeof vettingAnswerSchema>
