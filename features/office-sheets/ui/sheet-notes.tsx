import { OfficeNoteForm } from "#features/admin/ui/office-note-form.tsx"
import { Instant, SheetPart } from "#features/office-bookings/ui/sheet-part.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import {
  MAX_NOTE_LENGTH,
  type NotedSubject,
  type ShownNote,
  sheetNoteTextSchema,
} from "#features/sheet-notes/sheet-note.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { callAddSheetNote } from "./office-sheet-calls.ts"

interface SheetNotesProps {
  subject: NotedSubject
  subjectId: number
  notes: readonly ShownNote[]
}

/** What the back office has noted down and why it has stepped in, the newest first, and room for more. */
export function SheetNotes({ subject, subjectId, notes }: SheetNotesProps) {
  return (
    <SheetPart id="notizen" title="Notizen">
      <WithRight right="people.note">
        <OfficeNoteForm
          schema={sheetNoteTextSchema}
          maxLength={MAX_NOTE_LENGTH}
          send={({ text }, intent) => callAddSheetNote({ subject, subjectId, text }, intent)}
          label="Was andere hier wissen sollen"
          hint="Nur die Verwaltung liest sie. Sie lässt sich nicht mehr ändern."
          description="Sie steht jetzt hier."
        />
      </WithRight>
      {notes.length > 0 && (
        <ul className="mt-5 grid gap-3">
          {notes.map(({ id, text, author, at }) => (
            <li key={id}>
              <p className="rounded-panel bg-sunken px-3.5 py-2.5 text-ui whitespace-pre-line wrap-anywhere">
                {text || "Die Worte sind gelöscht."}
              </p>
              <p className="mt-1 text-fine text-ink2">
                <Instant at={at} />
                {" · "}
                <TextLink href={userSheetPath(author.id)} isInline>
                  {author.name}
                </TextLink>
              </p>
            </li>
          ))}
        </ul>
      )}
    </SheetPart>
  )
}
