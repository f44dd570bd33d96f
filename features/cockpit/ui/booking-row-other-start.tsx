import { formatCharged, hasBeenReleased } from "#features/bookings/core/money-sources.ts"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import type { StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { CockpitBooking } from "../cockpit.ts"

interface BookingRowOtherStartProps {
  booking: CockpitBooking
  /** The instant that the pilot named. */
  startsAt: string
  onAnswered: (message: StepMessage) => void
}

/** The pilot named another time: one click makes the flight, another one lets it be. */
export function BookingRowOtherStart({ booking, startsAt, onAnswered }: BookingRowOtherStartProps) {
  const { flight, totalCents } = booking
  const start = formatInstant(new Date(startsAt), flight.timeZone)

  const { run, pending } = useBookingCall(booking.id, {
    done: (_, { step }) =>
      onAnswered(
        step === "accept-other-start"
          ? {
              kind: "done",
              title: "Angenommen. Du fliegst mit.",
              text: `Der Flug steht fest: ${start}. Jetzt ${formatCharged(booking.money)}, und die Bestätigung mit Kalendereintrag kommt per Mail.`,
            }
          : {
              kind: "done",
              title: "Abgelehnt.",
              text: `Die Anfrage ist zurückgezogen. ${hasBeenReleased(booking.money)}`,
            },
      ),
    failed: (failure) => onAnswered({ ...failure, title: flight.title }),
  })

  return (
    <fieldset
      aria-label={`Andere Zeit: ${flight.title}`}
      className="w-full rounded-panel bg-sunken p-4"
    >
      <p className="text-ui">
        Neuer Vorschlag: <strong className="font-semibold">{start}</strong>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          isPending={pending?.step === "accept-other-start"}
          onClick={() => void run({ step: "accept-other-start" })}
        >
          Annehmen und {formatEuro(totalCents)} zahlen
        </Button>
        <Button
          variant="text"
          size="small"
          isPending={pending?.step === "withdraw"}
          onClick={() => void run({ step: "withdraw" })}
        >
          Ablehnen
        </Button>
      </div>
    </fieldset>
  )
}
