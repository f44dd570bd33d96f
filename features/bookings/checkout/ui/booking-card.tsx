import { useEffect, useRef, useState } from "react"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import type { FlightView } from "#features/flights/core/flight-view.ts"
import { useClosed } from "#features/settings/ui/settings-context.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDay, formatTime } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { NumberStepper } from "#ui/forms/number-stepper.tsx"
import { scrollAndFocus } from "#ui/forms/scroll-and-focus.ts"
import { BottomBar } from "#ui/navigation/bottom-bar.tsx"
import type { BookingPromise } from "../booking-promise.ts"
import type { RefusedHold } from "../checkout-view.ts"
import { useCheckout } from "./use-checkout.ts"
import { usePersonsInAddress } from "./use-persons-in-address.ts"

interface BookingCardProps {
  flight: FlightView
  /** What holds for a booking at this moment. */
  promise: BookingPromise
  /** Of seats beside the free ones that somebody else is about to book. */
  held: string | undefined
  /** Pilots do not book their own flights. */
  isOwn: boolean
  /** Why nothing could be held for a post without script. */
  refused: RefusedHold | undefined
}

const FORM = "plaetze-sichern"

/** Of a flight that can be booked: price, people and the way to the checkout; a bar on phones. */
export function BookingCard({ flight, promise, held, isOwn, refused }: BookingCardProps) {
  const inAddress = usePersonsInAddress()
  const closed = useClosed("bookings")
  const [wanted, setWanted] = useState(refused?.seats ?? inAddress)
  const price = priceOfSeat(flight.seatPriceCents, flight.feeRule)
  const checkout = useCheckout({ flightId: flight.id, shownTotalCents: price.totalCents })
  const failure = checkout.failure ?? refused?.fields.seats ?? refused?.failure
  const refusal = useRef<HTMLDivElement>(null)
  // whoever pressed the bar of a phone may be far away from the card
  useEffect(() => {
    if (failure) scrollAndFocus(refusal.current, "center")
  }, [failure])
  const seats = Math.min(wanted, Math.max(1, flight.freeSeats))
  const departsAt = new Date(flight.departsAt)
  const isOneWay = flight.kind === "one_way"
  const action = (
    <Button type="submit" form={FORM} isWide isPending={checkout.isPending}>
      {seats === 1 ? "Platz sichern" : "Plätze sichern"}
    </Button>
  )
  return (
    <>
      <Card as="section" elevation="raised" labelledBy="preis">
        <h2 id="preis" className="font-sans text-body font-normal tracking-normal">
          <strong className="font-display text-h2 font-semibold tabular-nums">
            {formatEuro(price.totalCents)}
          </strong>{" "}
          pro Person{isOneWay && ", nur Hinflug"}
        </h2>
        <p className="mt-1 text-small text-ink2">
          {formatEuro(price.seatPriceCents)} Kostenanteil + {formatEuro(price.feeCents)}{" "}
          Servicegebühr
        </p>
        <div className="mt-5 divide-y divide-line rounded-panel border border-line2">
          <p className="px-4 py-2.5">
            <span className="block text-fine text-ink3">Abflug</span>
            {formatDay(departsAt, flight.timeZone)},{" "}
            <span className="font-mono">{formatTime(departsAt, flight.timeZone)}</span> Uhr
          </p>
          {!isOwn && (
            <form
              id={FORM}
              method="post"
              action="#preis"
              noValidate
              className="px-4 py-2.5"
              onSubmit={(event) => {
                event.preventDefault()
                void checkout.open(seats)
              }}
            >
              <input type="hidden" name="shownTotalCents" value={price.totalCents} />
              <NumberStepper
                label="Personen"
                name="personen"
                value={seats}
                onChange={setWanted}
                min={1}
                max={flight.freeSeats}
                isBare
              />
            </form>
          )}
        </div>
        {held && <p className="mt-3 text-small text-ink2">{held}</p>}
        <SumTable className="mt-4">
          <SumRow
            label={`${seats} × ${formatEuro(price.seatPriceCents)} Kostenanteil`}
            amount={formatEuro(seats * price.seatPriceCents)}
          />
          <SumRow
            label={`${seats} × ${formatEuro(price.feeCents)} Servicegebühr`}
            amount={formatEuro(seats * price.feeCents)}
          />
          <SumRow label="Gesamt" amount={formatEuro(seats * price.totalCents)} isTotal />
        </SumTable>
        <div className="mt-5">
          {isOwn ? (
            <Notice title="Das ist dein Flug.">Anfragen dazu findest du im Cockpit.</Notice>
          ) : closed ? (
            <Notice tone="warn">{closed}</Notice>
          ) : (
            action
          )}
        </div>
        {failure && (
          <div ref={refusal} tabIndex={-1} className="mt-4">
            <Notice
              tone="err"
              isAlert
              action={
                checkout.isAddressNeeded && (
                  <ButtonLink
                    href={loginPath(`${flightPath(flight.id)}?personen=${seats}`)}
                    size="small"
                    variant="secondary"
                  >
                    Mit E-Mail-Adresse weiter
                  </ButtonLink>
                )
              }
            >
              {failure}
            </Notice>
          </div>
        )}
        {!isOwn && (
          <div className="mt-4 grid gap-1.5 text-small text-ink3">
            <p>{promise.answer}</p>
            <p>{promise.cancellation}</p>
          </div>
        )}
      </Card>
      {!isOwn && !closed && (
        <BottomBar action={action}>
          <p className="text-fine text-ink2">
            <strong className="block text-[1.25rem] leading-tight font-semibold text-ink tabular-nums">
              {formatEuro(seats * price.totalCents)}
            </strong>
            {seats === 1 ? "für 1 Person" : `für ${seats} Personen`}
            {isOneWay ? ", nur Hinflug" : ", alles drin"}
          </p>
        </BottomBar>
      )}
    </>
  )
}
