import { zodResolver } from "@hookform/resolvers/zod"
import { InterventionForm } from "#features/office-bookings/ui/interventions/intervention-form.tsx"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { nameCorrectionSchema } from "../correction.ts"
import { callCorrectName } from "./office-sheet-calls.ts"

const resolver = zodResolver(nameCorrectionSchema, { error: validationMessages("de") })

/** Puts a name right. */
export function NameForm({ userId, close }: { userId: number; close: () => void }) {
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { firstName: "", lastName: "", reason: "" },
    send: (correction, intent) => callCorrectName(userId, correction, intent),
    done: () => {
      close()
      return { message: "Name geändert", description: "Die Person bekommt eine Mail." }
    },
  })
  return (
    <InterventionForm
      element={element}
      title="Namen ändern"
      problem={problem}
      happens={[
        "Das Konto und das Profil tragen den neuen Namen.",
        "Auf Buchungen, die es schon gibt, bleibt der alte; ihn änderst du dort.",
        "Die Person bekommt eine Mail.",
      ]}
      reason={field("reason")}
      reasonHint="Steht bei den Notizen, nur die Verwaltung liest ihn."
      submitLabel="Namen ändern"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    >
      <TextField {...field("firstName")} label="Vorname" autoComplete="off" />
      <TextField {...field("lastName")} label="Nachname" isOptional autoComplete="off" />
    </InterventionForm>
  )
}
