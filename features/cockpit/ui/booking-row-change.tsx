import { useEffect, useRef, useState } from "react"
import type { AskedChange } from "#features/bookings/core/change-question.ts"
import { formatRefundWay, hasRefund } from "#features/bookings/core/money-sources.ts"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import type { StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { ChangeRows } from "#features/flights/core/ui/change-rows.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { CockpitBooking } from "../cockpit.ts"

interface BookingRowChangeProps {
  booking: CockpitBooking
  change: AskedChange
  onAnswered: (message: StepMessage) => void
}

/** The pilot has changed the flight: what is new, until when to answer, and what comes back without a yes. */
export function BookingRowChange({ booking, change, onAnswered }: BookingRowChangeProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isLeaving) question.current?.focus()
  }, [isLeaving])
  const { flight, pilot } = booking
  const refund = formatEuro(booking.totalCents)
  const until = formatInstant(new Date(change.answerBy), HOME_ZONE)

  const { run, pending } = useBookingCall(booking.id, {
    done: (_, { step }) =>
      onAnswered(
        step === "agree-to-change"
          ? {
              kind: "done",
              title: "Zugestimmt. Du fliegst mit.",
              text: "Lade den Kalendereintrag neu, dann steht der Flug richtig in deinem Kalender.",
            }
          : {
              kind: "done",
              title: "Deine Buchung ist beendet.",
              text: `${hasRefund(booking.money)} ${formatRefundWay(booking.money)}`,
            },
      ),
    failed: (failure) => onAnswered({ ...failure, title: flight.title }),
  })

  return (
    <fieldset
      aria-label={`Geänderter Flug: ${flight.title}`}
      className="w-full min-w-0 rounded-panel bg-warn-soft p-4 text-start"
    >
      <p className="text-ui">
        <strong className="font-semibold">{pilot.name} hat den Flug geändert.</strong> Bitte
        antworte bis {until}.
      </p>
      <div className="mt-3 rounded-panel bg-surface p-4">
        <ChangeRows rows={change.rows} />
      </div>
      {isLeaving ? (
        <>
          <p ref={question} tabIndex={-1} className="mt-4 text-ui">
            Deine Buchung endet dann. Du bekommst alles zurück, auch die Servicegebühr:{" "}
            <strong className="font-semibold tabular-nums">{refund}</strong>.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant="danger"
              size="small"
              isPending={pending?.step === "leave-changed-flight"}
              onClick={() => void run({ step: "leave-changed-flight" })}
            >
              Nicht mitfliegen, {refund} zurück
            </Button>
            <Button variant="text" size="small" onClick={() => setIsLeaving(false)}>
              Noch überlegen
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              size="small"
              isPending={pending?.step === "agree-to-change"}
              onClick={() =>
                void run({ step: "agree-to-change", body: { changeId: change.changeId } })
              }
            >
              Ich stimme zu
            </Button>
            <Button variant="secondary" size="small" onClick={() => setIsLeaving(true)}>
              Das passt mir nicht
            </Button>
          </div>
          <p className="mt-3 max-w-text text-small text-ink2">
            Ohne deine Antwort endet die Buchung, und du bekommst {refund} zurück.
          </p>
        </>
      )}
    </fieldset>
  )
}
