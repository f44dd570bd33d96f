import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { lines } from "#platform/text-input.ts"

/** What a note can be about; as events call it. */
const NOTED_SUBJECTS = ["user", "flight", "plane"] as const
export type NotedSubject = (typeof NOTED_SUBJECTS)[number]

/** In characters. */
export const MAX_NOTE_LENGTH = 2_000

const text = lines(MAX_NOTE_LENGTH)

export const sheetNoteTextSchema = z.object({
  text: text.min(1, "Schreib, was andere hier wissen sollen."),
})

/** What somebody of the back office notes down about a person, a flight or an aircraft. */
export const sheetNoteSchema = sheetNoteTextSchema.extend({
  subject: z.enum(NOTED_SUBJECTS),
  subjectId: rowId,
})
export type SheetNoteInput = z.output<typeof sheetNoteSchema>

/** Why the back office steps in. */
export const reasonSchema = text.min(1, "Schreib, warum. Das liest nur die Verwaltung.")
export const reasonedSchema = z.object({ reason: reasonSchema })

export const SHEET_NOTES_CALL = "/api/sheet-notes"

export interface ShownNote {
  id: number
  /** Empty once whoever it is about has left. */
  text: string
  author: { id: number; name: string }
  at: string
}
