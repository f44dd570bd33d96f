import { z } from "zod"
import { type CaseName, caseKey } from "#features/admin/open-case.ts"
import { rowId } from "#platform/id-input.ts"
import { lines } from "#platform/text-input.ts"

/** In characters. */
export const MAX_CASE_NOTE_LENGTH = 2_000

const note = lines(MAX_CASE_NOTE_LENGTH)

/** What somebody of the back office notes down about a case. */
export const caseNoteSchema = z.object({
  text: note.min(1, "Schreib, was andere hier wissen sollen."),
})

export type CaseNoteInput = z.output<typeof caseNoteSchema>

/** Who sees to a case from now on. */
export const assignSchema = z.object({
  /** Null puts it back into the queue. */
  ownerId: rowId.nullable(),
  /** Who had it when the page was read: somebody else may have taken it since. */
  formerOwnerId: rowId.nullable(),
  /** What whoever gets it should know. */
  note: note.default(""),
})

export type AssignInput = z.input<typeof assignSchema>

/** What a person chooses who hands a case on. */
export const handOnSchema = z.object({
  ownerId: z.coerce.number("Wähle, wer weitermacht.").pipe(rowId),
  note: note.min(1, "Schreib, was zum Weitermachen wichtig ist."),
})

export function assignCallPath(name: CaseName): string {
  return `${callPath(name)}/owner`
}

export function caseNotesCallPath(name: CaseName): string {
  return `${callPath(name)}/notes`
}

function callPath({ kind, subject }: CaseName): string {
  return `/api/cases/${caseKey({ kind, subject: encodeURIComponent(subject) })}`
}
