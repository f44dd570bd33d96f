import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { line, lines } from "#platform/text-input.ts"
import { GROUNDS, type Ground } from "./restriction.ts"

export const MAX_PROVISION_LENGTH = 120
export const MAX_REASONS_LENGTH = 3000

export const GROUND_MISSING = "Wähl, worauf es beruht."
export const PROVISION_MISSING = "Nenn die Vorschrift oder die Nummer der Bedingungen."

/** Too short is no reason that anybody could answer. */
export const reasonsSchema = lines(MAX_REASONS_LENGTH).min(
  20,
  "Begründe es genauer, mit mindestens 20 Zeichen.",
)

export const groundSchema = z.enum(Object.keys(GROUNDS) as [Ground, ...Ground[]], GROUND_MISSING)

/** What a restriction is founded on (DSA Art. 17(3)). */
export const statementSchema = z.object({
  ground: groundSchema,
  provision: line(MAX_PROVISION_LENGTH).min(1, PROVISION_MISSING),
  reasons: reasonsSchema,
})

export type Statement = z.output<typeof statementSchema>

export const unblockSchema = z.object({ reasons: reasonsSchema })

export type Unblocking = z.output<typeof unblockSchema>

export const blockAnswerSchema = z.object({ id: rowId, isBlocked: z.boolean() })

export type BlockAnswer = z.output<typeof blockAnswerSchema>
