import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import {
  MAX_APPROVAL_NOTE_LENGTH,
  type RequestedAnswer,
} from "#features/approvals/approval-schemas.ts"
import { askedSentence } from "#features/approvals/asked-sentence.ts"
import { InterventionForm } from "#features/office-bookings/ui/interventions/intervention-form.tsx"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { emailCorrectionSchema } from "../correction.ts"
import { callCorrectEmail } from "./office-sheet-calls.ts"

const resolver = zodResolver(emailCorrectionSchema, { error: validationMessages("de") })

/** Puts down where somebody really gets mails. */
export function EmailForm({ userId, close }: { userId: number; close: () => void }) {
  const requested = useRef<RequestedAnswer | null>(null)
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { email: "", reason: "" },
    send: async (correction, intent) => {
      requested.current = await callCorrectEmail(userId, correction, intent)
    },
    done: () => {
      close()
      return {
        message: "Änderung beantragt",
        ...(requested.current && { description: askedSentence(requested.current) }),
      }
    },
  })
  return (
    <InterventionForm
      element={element}
      title="Mailadresse ändern"
      problem={problem}
      happens={[
        "Eine zweite Person muss es freigeben.",
        "Dann geht ein Link an die neue Adresse, der sieben Tage gilt, und eine Nachricht an die bisherige.",
        "Das Konto gehört erst zur neuen Adresse, wenn der Link bestätigt ist. Dann sind alle Geräte abgemeldet.",
      ]}
      reason={{ ...field("reason"), maxLength: MAX_APPROVAL_NOTE_LENGTH }}
      reasonHint="Woran du die Person erkannt hast. Wer freigibt, liest es."
      submitLabel="Änderung beantragen"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    >
      <TextField
        {...field("email")}
        label="Neue Mailadresse"
        type="email"
        inputMode="email"
        autoComplete="off"
      />
    </InterventionForm>
  )
}
