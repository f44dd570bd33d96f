import { useState } from "react"
import { useRevalidator } from "react-router"
import { BOOKING_STATUS_LABELS, formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatRefundWay, hasRefund } from "#features/bookings/core/money-sources.ts"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { inDative } from "#features/users/core/name-in-sentence.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { OwnCancellation as View } from "../cancel-view.ts"
import { CancelledFlightStrip } from "./cancelled-flight-strip.tsx"
import { RefundParts } from "./refund-parts.tsx"

type Due = NonNullable<View["due"]>

/** The passenger cancels: what comes back stands above the button, and afterwards just the same. */
export function OwnCancellation({ view }: { view: View }) {
  const { flight, price, due, given } = view
  const [message, setMessage] = useState<StepMessage>()
  const revalidator = useRevalidator()
  const { run, isPending } = useBookingCall(view.bookingId, {
    done: async () => {
      setMessage({
        kind: "done",
        title: "Storniert.",
        text: `${due ? `${hasRefund(due.back)} ` : ""}Die Bestätigung kommt per Mail.`,
      })
      await revalidator.revalidate()
    },
    failed: async (failure) => {
      setMessage({ ...failure, title: "Noch nicht storniert." })
      if (failure.kind === "refused") await revalidator.revalidate()
    },
  })

  return (
    <Card className="max-w-160">
      <CancelledFlightStrip flight={flight} />
      <CockpitMessage message={message} />
      {due && (
        <>
          <p className="mt-5 max-w-text text-ui">{sentenceOf(due, view)}</p>
          <RefundParts price={price} refund={due.refund} totalLabel="Zurück an dich" />
          <p className="mt-3 max-w-text text-small text-ink2">{formatRefundWay(due.back)}</p>
          {due.terms === "late" && (
            <div className="mt-4">
              <Notice tone="warn" title="Kommt etwas dazwischen?">
                Schreib {inDative(flight.pilotFirstName)}: Die andere Hälfte und die Gebühr können
                dir erlassen werden. Fällt der Flug aus, kommt ohnehin alles zurück.
              </Notice>
            </div>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              variant="danger"
              isPending={isPending}
              onClick={() =>
                void run({ step: "cancel", body: { shownRefundCents: due.refund.totalCents } })
              }
            >
              Stornieren, {formatEuro(due.refund.totalCents)} zurück
            </Button>
            <ButtonLink href="/de/cockpit" variant="text">
              Buchung behalten
            </ButtonLink>
          </div>
        </>
      )}
      {given && (
        <>
          <p className="mt-5 max-w-text text-ui">
            Diese Buchung ist beendet. {formatRefundWay(given.back)}
          </p>
          <RefundParts price={price} refund={given} totalLabel="Zurück an dich" />
        </>
      )}
      {!due && !given && (
        <p className="mt-5 max-w-text text-ui">
          Diese Buchung lässt sich hier nicht stornieren. Ihr Stand:{" "}
          {BOOKING_STATUS_LABELS[view.status]}.
        </p>
      )}
      {!due && (
        <div className="mt-6">
          <ButtonLink href="/de/cockpit" variant="secondary">
            Zum Cockpit
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

function sentenceOf({ terms, freshSeats }: Due, { flight, freeUntil }: View): string {
  const until = formatInstant(new Date(freeUntil), flight.timeZone)
  if (terms === "in-time") return `Bis ${until} bekommst du alles zurück, auch die Servicegebühr.`
  if (terms === "first-hour") {
    return "In der ersten Stunde nach der Buchung bekommst du alles zurück, auch die Servicegebühr."
  }
  if (terms === "paused") {
    return "Dieser Flug ist gerade pausiert. Deshalb bekommst du alles zurück, auch die Servicegebühr."
  }
  if (terms === "changed") {
    return "Der Flug hat sich geändert, und du hast noch nicht zugestimmt. Deshalb bekommst du alles zurück, auch die Servicegebühr."
  }
  if (terms === "delayed") {
    return "Dein Flug startet mindestens eine Stunde später als gebucht. Deshalb bekommst du alles zurück, auch die Servicegebühr."
  }
  return `Bis zum Start sind es weniger als 24 Stunden. Deshalb kommt die Hälfte deines Kostenanteils zurück, die Servicegebühr bleibt einbehalten. Ganz kostenlos war es bis ${until}.${formatFresh(freshSeats)}`
}

// seats that joined the booking have an hour of their own
function formatFresh(seats: number): string {
  if (seats === 0) return ""
  return ` Für ${formatSeatCount(seats)}, gerade erst dazugebucht, kommt noch alles zurück.`
}
