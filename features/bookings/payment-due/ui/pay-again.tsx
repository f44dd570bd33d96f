import { useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { CancelledFlightStrip } from "#features/bookings/cancellation/ui/cancelled-flight-strip.tsx"
import { BOOKING_STATUS_LABELS, formatSeatCount } from "#features/bookings/core/booking.ts"
import { payAgainCallPath } from "#features/bookings/core/payment-due-path.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { api } from "#platform/api-client.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import type { PaymentDueView } from "../payment-due-view.ts"

/** A passenger pays by another means what could not be collected: until when, how much, and the button. */
export function PayAgain({ view }: { view: PaymentDueView }) {
  const { flight, seats, price, dueBy } = view
  if (dueBy === null) return <NothingDue view={view} />
  return (
    <Card className="max-w-160">
      <CancelledFlightStrip flight={flight} />
      <p className="mt-5 max-w-text text-ui">
        {atSentenceStart(flight.pilotFirstName)} nimmt dich mit, aber der Betrag ließ sich nicht
        einziehen. Abgebucht wurde nichts. Bis {formatInstant(new Date(dueBy), HOME_ZONE)}{" "}
        {seats === 1 ? "bleibt dein Platz" : "bleiben deine Plätze"} für dich reserviert. Zahlst du
        bis dahin auf anderem Weg, ist alles wie zugesagt.
      </p>
      <SumTable className="mt-5">
        <SumRow
          label={`${seats} × ${formatEuro(view.seatPriceCents)} Kostenanteil`}
          amount={formatEuro(price.shareCents)}
        />
        <SumRow
          label={`${seats} × ${formatEuro(view.feeCents)} Servicegebühr`}
          amount={formatEuro(price.feeCents)}
        />
        <SumRow
          label={view.isMore ? `Gesamt für ${formatSeatCount(seats)} mehr` : "Gesamt"}
          amount={formatEuro(price.totalCents)}
          isTotal
        />
      </SumTable>
      <Payment key={view.credit.usableCents} view={view} />
    </Card>
  )
}

function Payment({ view }: { view: PaymentDueView }) {
  const { bookingId, price, credit } = view
  const [usesCredit, setUsesCredit] = useState(credit.usableCents > 0)
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const creditCents = usesCredit ? credit.usableCents : 0
  const { run, isPending, failure } = useAction({
    send: (input: { shownTotalCents: number; creditCents: number }, intent) =>
      api.post<{ paymentPath: string }>(payAgainCallPath(bookingId), input, { intent }),
    done: ({ paymentPath }) => navigate(paymentPath),
    failed: ({ kind }) => kind === "refused" && revalidator.revalidate(),
  })
  const cardCents = price.totalCents - creditCents
  return (
    <>
      {credit.isFixed ? (
        creditCents > 0 && (
          <p className="mt-4 text-small text-ink2">
            {formatEuro(creditCents)} sind von deinem Guthaben für die begonnene Zahlung
            zurückgelegt.
          </p>
        )
      ) : credit.usableCents > 0 ? (
        <div className="mt-4">
          <Checkbox
            name="usesCredit"
            checked={usesCredit}
            onChange={(event) => setUsesCredit(event.currentTarget.checked)}
          >
            {formatEuro(credit.usableCents)} von deinem Guthaben verwenden
          </Checkbox>
        </div>
      ) : null}
      {failure && (
        <div className="mt-4">
          <Notice tone="err" title="Noch nicht bezahlt." isAlert>
            {failure.text}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          isPending={isPending}
          onClick={() => void run({ shownTotalCents: price.totalCents, creditCents })}
        >
          {cardCents === 0
            ? `Mit ${formatEuro(creditCents)} Guthaben bezahlen`
            : `Jetzt ${formatEuro(cardCents)} bezahlen`}
        </Button>
        <ButtonLink href="/de/cockpit" variant="text">
          Zum Cockpit
        </ButtonLink>
      </div>
    </>
  )
}

function NothingDue({ view: { flight, status } }: { view: PaymentDueView }) {
  return (
    <Card className="max-w-160">
      <CancelledFlightStrip flight={flight} />
      <p className="mt-5 max-w-text text-ui">
        {status === "payment_due" || status === "expired"
          ? "Die Zeit zum Bezahlen ist vorbei, die Plätze sind wieder frei. Abgebucht wurde nichts."
          : `Für diese Buchung ist keine Zahlung offen. Ihr Stand: ${BOOKING_STATUS_LABELS[status]}.`}
      </p>
      <div className="mt-6">
        <ButtonLink href="/de/cockpit" variant="secondary">
          Zum Cockpit
        </ButtonLink>
      </div>
    </Card>
  )
}
