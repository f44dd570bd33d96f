import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { lines } from "#platform/text-input.ts"

export const MAX_APPROVAL_NOTE_LENGTH = 1000

/** Why something is asked for, in words for whoever decides. */
export const approvalReasonSchema = lines(MAX_APPROVAL_NOTE_LENGTH).min(
  10,
  "Sag mit mindestens 10 Zeichen, warum.",
)

export const approvalDecisionSchema = z.discriminatedUnion("verdict", [
  z.object({ verdict: z.literal("approved") }),
  z.object({
    verdict: z.literal("declined"),
    note: lines(MAX_APPROVAL_NOTE_LENGTH).min(10, "Sag mit mindestens 10 Zeichen, warum nicht."),
  }),
])

export type ApprovalDecision = z.output<typeof approvalDecisionSchema>

export const approvalAnswerSchema = z.object({ id: rowId, status: z.string() })

/** What a command answers that has only asked. */
export const requestedAnswerSchema = z.object({
  approvalId: rowId,
  /** When it happens by itself; null: somebody else decides. */
  executesAt: z.iso.datetime().nullable(),
})

export type RequestedAnswer = z.output<typeof requestedAnswerSchema>
