import { zodResolver } from "@hookform/resolvers/zod"
import type { Resolver } from "react-hook-form"
import { useNavigate } from "react-router"
import { z } from "zod"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { reasonSchema } from "#features/bookings/office/intervention.ts"
import {
  type RebookingFacts,
  refundOfRebooking,
  sayRebooking,
  sayWord,
  type WordOf,
  wordsNeeded,
} from "#features/bookings/office/office-rebooking.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { formatEuro } from "#platform/money.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { InterventionForm } from "../interventions/intervention-form.tsx"
import { callRebook } from "../office-booking-calls.ts"

type Values = Record<WordOf, boolean> & { reason: string }

interface RebookingFormProps {
  bookingId: number
  facts: RebookingFacts
}

/** Moves a booking to the flight that was chosen, once everybody whom it concerns has agreed. */
export function RebookingForm({ bookingId, facts }: RebookingFormProps) {
  const navigate = useNavigate()
  const needed = wordsNeeded(facts)
  const refund = refundOfRebooking(facts)
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver: zodResolver(schemaOf(needed), {
      error: validationMessages("de"),
    }) as unknown as Resolver<Values, unknown, { reason: string }>,
    defaultValues: { guest: false, pilot: false, formerPilot: false, reason: "" },
    send: ({ reason }, intent) => {
      const input = {
        flightId: facts.to.id,
        formerFlightId: facts.from.id,
        shownRefundCents: refund.totalCents,
        shownSeatPriceCents: facts.to.seatPriceCents,
        shownStartsAt: facts.to.startsAt,
        words: needed,
        reason,
      }
      return callRebook(bookingId, input, intent)
    },
    done: () => {
      void navigate(adminBookingPath(bookingId))
      return { message: "Umgebucht", description: "Alle, die es angeht, bekommen eine Mail." }
    },
  })
  return (
    <InterventionForm
      element={element}
      title="Umbuchen"
      problem={problem}
      happens={sayRebooking(facts)}
      reason={field("reason")}
      reasonHint="Wer wann was gesagt hat. Nur die Verwaltung liest es."
      submitLabel={
        refund.totalCents === 0 ? "Umbuchen" : `Umbuchen, ${formatEuro(refund.totalCents)} zurück`
      }
      isDangerous
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={() => void navigate(adminBookingPath(bookingId))}
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-ui font-medium">Vereinbart ist</legend>
        {needed.map((word) => (
          <Checkbox key={word} {...field(word)}>
            {sayWord(facts, word)}
          </Checkbox>
        ))}
      </fieldset>
    </InterventionForm>
  )
}

const agreed = z.literal(true, "Ohne dieses Wort geht es nicht.")

function schemaOf(needed: readonly WordOf[]) {
  const words = Object.fromEntries(needed.map((word) => [word, agreed]))
  return z.object({ ...words, reason: reasonSchema })
}
