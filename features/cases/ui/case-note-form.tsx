import type { CaseName } from "#features/admin/open-case.ts"
import { OfficeNoteForm } from "#features/admin/ui/office-note-form.tsx"
import { caseNoteSchema, MAX_CASE_NOTE_LENGTH } from "../case-schemas.ts"
import { callAddCaseNote } from "./case-calls.ts"

/** Notes something down about a case, for the back office alone. */
export function CaseNoteForm({ name }: { name: CaseName }) {
  return (
    <OfficeNoteForm
      schema={caseNoteSchema}
      maxLength={MAX_CASE_NOTE_LENGTH}
      send={(note, intent) => callAddCaseNote(name, note, intent)}
      label="Was andere zu diesem Fall wissen sollen"
      hint="Nur die Verwaltung liest sie. Sie lässt sich nicht mehr ändern und verschwindet nach einem Jahr."
    />
  )
}
