import { z } from "zod"
import { lines } from "#platform/text-input.ts"
import { CANCELLATION_REASONS, type CancellationReason } from "./cancellation-reasons.ts"

/** What the page showed; never what is paid out. */
export const expectedRefundSchema = z.object({ shownRefundCents: z.int().nonnegative() })

const REASONS = Object.keys(CANCELLATION_REASONS) as [CancellationReason, ...CancellationReason[]]

export const MAX_WORD_LENGTH = 300

export const cancellationByPilotSchema = z.object({
  reason: z.enum(REASONS, { error: "Wähle einen Grund, „anderer Grund“ geht immer." }),
  word: lines(MAX_WORD_LENGTH),
})
export type CancellationByPilot = z.output<typeof cancellationByPilotSchema>
