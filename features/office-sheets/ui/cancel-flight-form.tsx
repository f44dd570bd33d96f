import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { CANCELLATION_REASONS } from "#features/bookings/cancellation/cancellation-reasons.ts"
import { InterventionForm } from "#features/office-bookings/ui/interventions/intervention-form.tsx"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { formatEuro } from "#platform/money.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Select } from "#ui/forms/select.tsx"
import {
  type FlightCancellationPreview,
  flightCancellationSchema,
  sayFlightCancellation,
} from "../flight-cancellation.ts"
import { callCancelFlight } from "./office-sheet-calls.ts"

const resolver = zodResolver(flightCancellationSchema, { error: validationMessages("de") })

interface CancelFlightFormProps {
  flightId: number
  preview: FlightCancellationPreview
}

/** Calls a flight off for its pilot; who gets what back is said before it is pressed. */
export function CancelFlightForm({ flightId, preview }: CancelFlightFormProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { why: "other" as const, shownRefundCents: preview.totalCents, reason: "" },
    send: (input, intent) =>
      callCancelFlight(flightId, { ...input, shownRefundCents: preview.totalCents }, intent),
    done: () => {
      setIsOpen(false)
      return { message: "Flug abgesagt", description: "Alle bekommen eine Mail." }
    },
  })
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Für die Pilotenseite absagen …
      </Button>
    )
  }
  return (
    <InterventionForm
      element={element}
      title="Für die Pilotenseite absagen"
      problem={problem}
      happens={sayFlightCancellation(preview)}
      reason={field("reason")}
      reasonHint="Steht bei den Notizen, nur die Verwaltung liest ihn."
      submitLabel={
        preview.totalCents === 0
          ? "Flug absagen"
          : `Flug absagen, ${formatEuro(preview.totalCents)} zurück`
      }
      isDangerous
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={() => setIsOpen(false)}
    >
      <Select
        {...field("why")}
        label="Was die Gäste als Grund lesen"
        options={Object.entries(CANCELLATION_REASONS).map(([value, label]) => ({ value, label }))}
      />
    </InterventionForm>
  )
}
