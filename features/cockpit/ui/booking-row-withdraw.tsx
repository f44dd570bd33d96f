import { useEffect, useRef, useState } from "react"
import { formatReleased, hasBeenReleased } from "#features/bookings/core/money-sources.ts"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import type { StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { Button } from "#ui/buttons/button.tsx"
import type { CockpitBooking } from "../cockpit.ts"

interface BookingRowWithdrawProps {
  booking: CockpitBooking
  onWithdrawn: (message: StepMessage) => void
}

/**
 * Taking back a request, or a booking that is not paid: asked once more, because the seats are free for
 * others afterwards.
 */
export function BookingRowWithdraw({ booking, onWithdrawn }: BookingRowWithdrawProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { run, isPending } = useBookingCall(booking.id, {
    done: () =>
      onWithdrawn({
        kind: "done",
        title: isDue ? "Buchung zurückgezogen." : "Anfrage zurückgezogen.",
        text: `${booking.isProposal ? "" : "Die Plätze sind wieder frei. "}${isDue ? "Abgebucht wurde nichts." : hasBeenReleased(booking.money)}`,
      }),
    failed: (failure) => onWithdrawn({ ...failure, title: booking.flight.title }),
  })
  const isDue = booking.paymentDueBy !== null
  const label = isDue ? "Doch nicht mitfliegen" : "Anfrage zurückziehen"
  const question = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])

  if (!isAsking) {
    return (
      <Button
        variant="secondary"
        size="small"
        onClick={() => setIsAsking(true)}
        aria-label={`${label}: ${booking.flight.title}`}
      >
        {label}
      </Button>
    )
  }
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      aria-label={label}
      className="w-full rounded-panel bg-sunken p-4"
    >
      <p className="text-ui">
        Wirklich zurückziehen? {!booking.isProposal && "Deine Plätze sind dann frei für andere. "}
        {!isDue && `Dann ${formatReleased(booking.money)}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="danger"
          size="small"
          isPending={isPending}
          onClick={() => void run({ step: "withdraw" })}
        >
          Ja, zurückziehen
        </Button>
        <Button variant="text" size="small" onClick={() => setIsAsking(false)}>
          Behalten
        </Button>
      </div>
    </fieldset>
  )
}
