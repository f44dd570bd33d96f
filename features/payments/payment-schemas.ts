import { z } from "zod"
import { lines } from "#platform/text-input.ts"
import { MAX_FLAG_NOTE_LENGTH } from "./payment-flag.ts"

/** How a flag was settled; it stands in the audit log. */
export const settledFlagSchema = z.object({
  note: lines(MAX_FLAG_NOTE_LENGTH).min(1, "Schreib, wie es geklärt ist."),
})

/** Why the back office lets something that was refused try once more; it stands there, too. */
export const retryNoteSchema = z.object({
  note: lines(MAX_FLAG_NOTE_LENGTH).min(1, "Schreib, warum es diesmal klappen sollte."),
})
