import { z } from "zod"
import { lines } from "#platform/text-input.ts"
import { MAX_NOTE_LENGTH } from "./booking-note.ts"

/** Why the back office steps in: for whoever reads the story of the booking, nobody else. */
export const reasonSchema = lines(MAX_NOTE_LENGTH).min(
  1,
  "Schreib, warum. Das steht im Verlauf der Buchung, nur für die Verwaltung.",
)

/** A command that only needs its reason. */
export const reasonedSchema = z.object({ reason: reasonSchema })
