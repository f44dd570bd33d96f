import { useState } from "react"
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
  const { call, pending } = useBookingCall(booking.id)
  const { flight, totalCents, newDates } = booking
  const [chosenId, setChosenId] = useState<number>()

  async function choose(newDateId: number, start: string) {
    setChosenId(newDateId)
    const failure = await call("new-date", { newDateId })
    onAnswered(
      failure
        ? { ...failure, title: flight.title }
        : {
            kind: "done",
            title: "Umgebucht. Du fliegst mit.",
            text: `Dein neuer Termin: ${start}. Bezahlt ist schon alles, die Bestätigung mit Kalendereintrag kommt per Mail.`,
          },
    )
  }

  async function leave() {
    const failure = await call("decline-new-dates")
    onAnswered(
      failure
        ? { ...failure, title: flight.title }
        : {
            kind: "done",
            title: "Abgesagt.",
            text: `${hasRefund(booking.money)} Das ist alles, was du bezahlt hast.`,
          },
    )
  }

  return (
    <fieldset
      aria-label={`Neue Termine: ${flight.title}`}
      className="w-full rounded-panel bg-sunken p-4"
    >
      <p className="text-ui">Neuer Termin, ohne noch einmal zu bezahlen:</p>
      <ul className="mt-3 grid gap-2">
        {newDates.map(({ id, departsAt }) => {
          const start = formatInstant(new Date(departsAt), flight.timeZone)
          return (
            <li key={id}>
              <Button
                variant="secondary"
                size="small"
                isPending={pending === "new-date" && id === chosenId}
                onClick={() => void choose(id, start)}
              >
                {start}
              </Button>
            </li>
          )
        })}
      </ul>
      <div className="mt-3">
        <Button
          variant="text"
          size="small"
          isPending={pending === "decline-new-dates"}
          onClick={() => void leave()}
        >
          Keiner passt, {formatEuro(totalCents)} zurück
        </Button>
      </div>
    </fieldset>
  )
}
