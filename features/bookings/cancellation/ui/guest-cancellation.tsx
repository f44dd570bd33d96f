import { useState } from "react"
import { useRevalidator } from "react-router"
import {
  BOOKING_STATUS_LABELS,
  type BookingPrice,
  formatSeatCount,
} from "#features/bookings/core/booking.ts"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { GuestCancellation as View } from "../cancel-view.ts"
import { CancelledFlightStrip } from "./cancelled-flight-strip.tsx"
import { type ReasonAndWord, ReasonFields } from "./reason-fields.tsx"
import { RefundParts } from "./refund-parts.tsx"

/** The pilot cancels for one guest, or waives what a late cancellation of theirs has kept. */
export function GuestCancellation({ view }: { view: View }) {
  const { flight, guestName, seats, canCancel, canWaive } = view
  const [message, setMessage] = useState<StepMessage>()
  const revalidator = useRevalidator()
  const hear = (answer: StepMessage) => {
    setMessage(answer)
    if (answer.kind !== "unreachable") void revalidator.revalidate()
  }
  return (
    <Card className="max-w-160">
      <CancelledFlightStrip flight={flight} />
      <p className="mt-4 text-ui">
        <strong className="font-semibold">{guestName}</strong> · {formatSeatCount(seats)} ·{" "}
        {BOOKING_STATUS_LABELS[view.status]}
      </p>
      <CockpitMessage message={message} />
      {canCancel && <CancelForm view={view} onDone={hear} />}
      {canWaive && <Waive view={view} onDone={hear} />}
      {!canCancel && !canWaive && (
        <>
          <p className="mt-5 max-w-text text-ui">{overSentence(view)}</p>
          <div className="mt-6">
            <ButtonLink href="/de/cockpit" variant="secondary">
              Zum Cockpit
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  )
}

interface PartProps {
  view: View
  onDone: (message: StepMessage) => void
}

function CancelForm({ view, onDone }: PartProps) {
  const { guestName, price, status } = view
  const isRequest = status === "requested"
  const [value, setValue] = useState<ReasonAndWord>({ reason: "", word: "" })
  const { run, isPending, failure } = useBookingCall(view.bookingId, {
    done: () =>
      onDone({
        kind: "done",
        title: "Abgesagt.",
        text: isRequest
          ? `${guestName} weiß Bescheid, abgebucht war nichts.`
          : `${guestName} weiß Bescheid und bekommt ${formatEuro(price.totalCents)} zurück.`,
      }),
    failed: (failure) => {
      if (!failure.fields.reason) onDone({ ...failure, title: guestName })
    },
  })

  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault()
        void run({ step: "cancel-for-guest", body: value })
      }}
    >
      <ReasonFields
        value={value}
        onChange={setValue}
        to={guestName}
        error={failure?.fields.reason}
      />
      <h3 className="mt-7 text-h4">Das geht zurück</h3>
      {isRequest ? (
        <p className="mt-2 text-ui text-ink2">
          Der Betrag ist erst reserviert. Mit deiner Absage ist er sofort wieder frei.
        </p>
      ) : (
        <RefundParts price={price} refund={price} totalLabel={`Zurück an ${guestName}`} />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isPending={isPending}>
          {isRequest ? "Anfrage absagen" : `Absagen, ${formatEuro(price.totalCents)} zurück`}
        </Button>
        <ButtonLink href="/de/cockpit" variant="text">
          Doch nicht
        </ButtonLink>
      </div>
    </form>
  )
}

function Waive({ view, onDone }: PartProps) {
  const { guestName, retained, price, status } = view
  const isOver = status === "cancelled_by_passenger"
  const { run, isPending } = useBookingCall(view.bookingId, {
    done: () =>
      onDone({
        kind: "done",
        title: "Erlassen.",
        text: `${guestName} bekommt noch ${formatEuro(retained.totalCents)} und damit alles zurück.`,
      }),
    failed: (failure) => onDone({ ...failure, title: guestName }),
  })

  return (
    <>
      <p className="mt-5 max-w-text text-ui">
        {guestName} hat weniger als 24 Stunden vor dem Start{" "}
        {isOver ? "storniert" : "Plätze abgegeben"}. Deshalb bleibt die Hälfte des Kostenanteils für
        deine Abrechnung einbehalten, und die Servicegebühr bleibt bei uns. Du kannst beides
        erlassen, bis der Flug abgerechnet ist.
      </p>
      <RefundParts
        price={isOver ? price : retained}
        refund={retained}
        totalLabel={`Noch an ${guestName}`}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isPending={isPending} onClick={() => void run({ step: "waive" })}>
          {formatEuro(retained.totalCents)} erlassen
        </Button>
        <ButtonLink href="/de/cockpit" variant="text">
          Dabei belassen
        </ButtonLink>
      </div>
    </>
  )
}

function overSentence({ status, guestName, retained, price }: View): string {
  const isEnded = status === "cancelled_by_pilot" || status === "cancelled_by_passenger"
  if (!isEnded) return "Hier gibt es nichts mehr abzusagen."
  return retained.totalCents > 0
    ? `Der Flug ist abgerechnet, ${formatRetained(retained)} bleiben einbehalten.`
    : `${guestName} bekommt alles zurück: ${formatEuro(price.totalCents)}.`
}

function formatRetained({ totalCents }: BookingPrice): string {
  return formatEuro(totalCents)
}
