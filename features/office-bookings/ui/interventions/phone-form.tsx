import { zodResolver } from "@hookform/resolvers/zod"
import {
  PHONE_CORRECTION,
  phoneCorrectionSchema,
} from "#features/bookings/office/phone-correction.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { callCorrectPhone } from "../office-booking-calls.ts"
import { InterventionForm } from "./intervention-form.tsx"

const resolver = zodResolver(phoneCorrectionSchema, { error: validationMessages("de") })

/** Enters the number that a guest has named. */
export function PhoneForm({ bookingId, close }: { bookingId: number; close: () => void }) {
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { phone: "", reason: "" },
    send: (input, intent) => callCorrectPhone(bookingId, input, intent),
    done: () => {
      close()
      return { message: "Telefonnummer geändert", description: "Der Gast bekommt eine Mail." }
    },
  })
  return (
    <InterventionForm
      element={element}
      title="Telefonnummer des Gastes ändern"
      problem={problem}
      happens={PHONE_CORRECTION}
      reason={field("reason")}
      submitLabel="Nummer ändern"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    >
      <TextField
        {...field("phone")}
        label="Richtige Nummer"
        type="tel"
        autoComplete="off"
        placeholder="0170 1234567"
      />
    </InterventionForm>
  )
}
