import { zodResolver } from "@hookform/resolvers/zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import {
  closingSchema,
  MAX_CLOSING_NOTE_LENGTH,
  MAX_SUMMARY_LENGTH,
} from "../occurrence-schemas.ts"
import { callCloseOccurrence } from "./occurrence-calls.ts"

const resolver = zodResolver(closingSchema, { error: validationMessages("de") })

/** What follows from a report, and what others may read of it; with both the report is closed. */
export function ClosingForm({ occurrenceId }: { occurrenceId: number }) {
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { note: "", summary: "" },
    send: (closing, intent) => callCloseOccurrence(occurrenceId, closing, intent),
    done: () => ({
      message: "Abgeschlossen",
      description: "Die Zusammenfassung steht jetzt im Export für Behörden.",
    }),
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <TextArea
        {...field("note")}
        label="Notiz"
        hint="Was du getan hast und was daraus folgt. Nur die Verwaltung liest sie."
        maxLength={MAX_CLOSING_NOTE_LENGTH}
      />
      <TextArea
        {...field("summary")}
        label="Zusammenfassung für Behörden"
        hint="Was war, in deinen Worten: ohne Namen, Kennzeichen, Orte und Zeiten. Der Bericht selbst steht in keinem Export."
        rows={6}
        maxLength={MAX_SUMMARY_LENGTH}
      />
      <Checkbox {...field("namesNobody")}>In der Zusammenfassung ist niemand zu erkennen.</Checkbox>
      <div>
        <Button type="submit" isPending={isSubmitting}>
          Abschließen
        </Button>
      </div>
    </form>
  )
}
