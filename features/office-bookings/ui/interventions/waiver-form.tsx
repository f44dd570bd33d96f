import { zodResolver } from "@hookform/resolvers/zod"
import type { BookingPrice } from "#features/bookings/core/booking.ts"
import { reasonedSchema } from "#features/bookings/office/intervention.ts"
import { sayWaiver } from "#features/bookings/office/part-refund.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { formatEuro } from "#platform/money.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { callWaive } from "../office-booking-calls.ts"
import { InterventionForm } from "./intervention-form.tsx"

const resolver = zodResolver(reasonedSchema, { error: validationMessages("de") })

interface WaiverFormProps {
  bookingId: number
  kept: BookingPrice
  close: () => void
}

/** Gives back at the pilot's word what a late cancellation has kept. */
export function WaiverForm({ bookingId, kept, close }: WaiverFormProps) {
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { reason: "" },
    send: (input, intent) => callWaive(bookingId, input, intent),
    done: () => {
      close()
      return { message: "Einbehaltenes erlassen", description: "Der Gast bekommt eine Mail." }
    },
  })
  return (
    <InterventionForm
      element={element}
      title="Für die Pilotenseite erlassen"
      problem={problem}
      happens={sayWaiver(kept)}
      reason={field("reason")}
      reasonHint="Was die Pilotenseite gesagt hat, und wann. Nur die Verwaltung liest es."
      submitLabel={`${formatEuro(kept.totalCents)} erlassen`}
      isDangerous
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    />
  )
}
