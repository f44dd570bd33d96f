import { zodResolver } from "@hookform/resolvers/zod"
import { InterventionForm } from "#features/office-bookings/ui/interventions/intervention-form.tsx"
import { reasonedSchema } from "#features/sheet-notes/sheet-note.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { callSignOutPerson } from "./office-sheet-calls.ts"

const resolver = zodResolver(reasonedSchema, { error: validationMessages("de") })

/** Ends every session of a person. */
export function SignOutPersonForm({ userId, close }: { userId: number; close: () => void }) {
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { reason: "" },
    send: (reasoned, intent) => callSignOutPerson(userId, reasoned, intent),
    done: () => {
      close()
      return { message: "Überall abgemeldet" }
    },
  })
  return (
    <InterventionForm
      element={element}
      title="Überall abmelden"
      problem={problem}
      happens={[
        "Die Person ist sofort auf allen Geräten abgemeldet.",
        "Sie kann sich gleich wieder anmelden, mit Code oder Passwort wie bisher.",
      ]}
      reason={field("reason")}
      reasonHint="Steht bei den Notizen, nur die Verwaltung liest ihn."
      submitLabel="Überall abmelden"
      isDangerous
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    />
  )
}
