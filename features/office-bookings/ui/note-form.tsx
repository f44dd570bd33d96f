import { zodResolver } from "@hookform/resolvers/zod"
import { bookingNoteSchema, MAX_NOTE_LENGTH } from "#features/bookings/office/booking-note.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { callAddNote } from "./office-booking-calls.ts"

const resolver = zodResolver(bookingNoteSchema, { error: validationMessages("de") })

/** Notes something down about a booking, for the back office alone. */
export function NoteForm({ bookingId }: { bookingId: number }) {
  const { element, submit, field, setValue, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { text: "" },
    send: (input, intent) => callAddNote(bookingId, input, intent),
    done: () => {
      setValue("text", "")
      return { message: "Notiz gespeichert", description: "Sie steht jetzt im Verlauf." }
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <TextArea
        {...field("text")}
        label="Was andere hier wissen sollen"
        hint="Nur die Verwaltung liest sie. Sie lässt sich nicht mehr ändern."
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={isSubmitting}>
          Notiz speichern
        </Button>
      </div>
    </form>
  )
}
