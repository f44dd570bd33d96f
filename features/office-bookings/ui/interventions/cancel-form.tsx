import { zodResolver } from "@hookform/resolvers/zod"
import { reasonedSchema } from "#features/bookings/office/intervention.ts"
import {
  type CancellationPreview,
  sayCancellation,
} from "#features/bookings/office/office-cancellation.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { formatEuro } from "#platform/money.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { callCancelForSide } from "../office-booking-calls.ts"
import { InterventionForm } from "./intervention-form.tsx"

const resolver = zodResolver(reasonedSchema, { error: validationMessages("de") })

interface CancelFormProps {
  bookingId: number
  preview: CancellationPreview
  close: () => void
}

/** Ends a booking for one of its sides. */
export function CancelForm({ bookingId, preview, close }: CancelFormProps) {
  const { side, isUnpaid, refund } = preview
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { reason: "" },
    send: ({ reason }, intent) => {
      const input = { side, shownRefundCents: refund.totalCents, reason }
      return callCancelForSide(bookingId, input, intent)
    },
    done: () => {
      close()
      return { message: "Buchung beendet", description: "Beide Seiten bekommen eine Mail." }
    },
  })
  const verb = side === "guest" ? "Stornieren" : "Absagen"
  return (
    <InterventionForm
      element={element}
      title={side === "guest" ? "Für den Gast stornieren" : "Für die Pilotenseite absagen"}
      problem={problem}
      happens={sayCancellation(preview)}
      reason={field("reason")}
      submitLabel={
        isUnpaid ? "Anfrage beenden" : `${verb}, ${formatEuro(refund.totalCents)} zurück`
      }
      isDangerous
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    />
  )
}
