import { useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { showFieldErrors } from "#platform/form-errors.ts"
import { Button } from "#ui/buttons/button.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import type { CostReceipt } from "../cost-receipt.ts"
import { OBJECTION_LENGTH } from "../settlement-schemas.ts"
import type { PilotObjection } from "../settlement-view.ts"
import { ReceiptField } from "./receipt-field.tsx"

interface AddedReceipt extends CostReceipt {
  position: number
}

/** The pilot says how it was, and adds receipts where there are some. */
export function AnswerForm({ view }: { view: PilotObjection }) {
  const { flight, guest, costs } = view
  const form = useRef<HTMLFormElement>(null)
  const [added, setAdded] = useState<readonly AddedReceipt[]>([])
  const [message, setMessage] = useState<StepMessage>()
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { words: "" },
    shouldFocusError: false,
  })
  const { run, isPending } = useBookingCall(guest.party.bookingId, {
    done: revalidate,
    failed: (failure) => {
      const isShown = showFieldErrors(failure, setError, (property) => property === "words")
      if (isShown) scrollToFirstInvalid(form.current)
      else setMessage({ ...failure, title: "Nicht angekommen." })
    },
  })
  const submit = handleSubmit(({ words }) => {
    const receipts = added.map(({ position, id }) => ({ position, receiptId: id }))
    return run({ step: "objection-answer", body: { words, receipts } })
  })

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={submit}>
      <CockpitMessage message={message} />
      <TextArea
        label="Deine Antwort"
        hint={`${guest.name} und unser Team lesen sie.`}
        {...register("words")}
        maxLength={OBJECTION_LENGTH}
        error={formState.errors.words?.message}
      />
      <fieldset className="min-w-0">
        <legend className="text-ui font-semibold">Belege, die noch fehlen</legend>
        <p className="mt-1 text-small text-ink2">
          Belege sieht nur unser Team. JPEG, PNG, WebP, AVIF oder PDF bis 10 MB.
        </p>
        <ul className="mt-2">
          {costs.map(({ position, label }) => (
            <li key={position} className="border-t border-line py-3 first:border-t-0">
              <p className="mb-1 text-ui">{label}</p>
              <ReceiptField
                flightId={flight.id}
                of={label}
                receipts={added.filter((one) => one.position === position)}
                onAdd={(receipt) => setAdded((former) => [...former, { ...receipt, position }])}
                onRemove={(id) => setAdded((former) => former.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div>
        <Button type="submit" isPending={isPending}>
          Antwort senden
        </Button>
      </div>
    </form>
  )
}
