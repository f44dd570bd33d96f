import { hasRefund } from "#features/bookings/core/money-sources.ts"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import type { StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { CockpitBooking } from "../cockpit.ts"

interface BookingRowNewDatesProps {
  booking: CockpitBooking
  onAnswered: (message: StepMessage) => void
}

/** The flight is off, there are other dates: one click takes one, another takes the money back. */
export function BookingRowNewDates({ booking, onAnswered }: BookingRowNewDatesProps) {
  const { flight, totalCents } = booking
  const newDates = booking.newDates.map(({ id, departsAt }) => ({
    id,
    start: formatInstant(new Date(departsAt), flight.timeZone),
  }))
  const { run, pending } = useBookingCall(booking.id, {
    done: (_, answer) => {
      const chosen =
        answer.step === "new-date" && newDates.find(({ id }) => id === answer.body.newDateId)
      onAnswered(
        chosen
          ? {
              kind: "done",
              title: "Umgebucht. Du fliegst mit.",
              text: `Dein neuer Termin: ${chosen.start}. Bezahlt ist schon alles, die Bestätigung mit Kalendereintrag kommt per Mail.`,
            }
          : {
              kind: "done",
              title: "Storniert.",
              text: `${hasRefund(booking.money)} Das ist alles, was du bezahlt hast.`,
            },
      )
    },
    failed: (failure) => onAnswered({ ...failure, title: flight.title }),
  })

  return (
    <fieldset
      aria-label={`Neue Termine: ${flight.title}`}
      className="w-full rounded-panel bg-sunken p-4"
    >
      <p className="text-ui">Neuer Termin, ohne noch einmal zu bezahlen:</p>
      <ul className="mt-3 grid gap-2">
        {newDates.map(({ id, start }) => (
          <li key={id}>
            <Button
              variant="secondary"
              size="small"
              isPending={pending?.step === "new-date" && pending.body.newDateId === id}
              onClick={() => void run({ step: "new-date", body: { newDateId: id } })}
            >
              {start}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <Button
          variant="text"
          size="small"
          isPending={pending?.step === "decline-new-dates"}
          onClick={() => void run({ step: "decline-new-dates" })}
        >
          Keiner passt, {formatEuro(totalCents)} zurück
        </Button>
      </div>
    </fieldset>
  )
}
