import { OfficeNoteForm } from "#features/admin/ui/office-note-form.tsx"
import { bookingNoteSchema, MAX_NOTE_LENGTH } from "#features/bookings/office/booking-note.ts"
import { callAddNote } from "./office-booking-calls.ts"

/** Notes something down about a booking, for the back office alone. */
export function NoteForm({ bookingId }: { bookingId: number }) {
  return (
    <OfficeNoteForm
      schema={bookingNoteSchema}
      maxLength={MAX_NOTE_LENGTH}
      send={(note, intent) => callAddNote(bookingId, note, intent)}
      label="Was andere hier wissen sollen"
      hint="Nur die Verwaltung liest sie. Sie lässt sich nicht mehr ändern."
      description="Sie steht jetzt im Verlauf."
    />
  )
}
