import { type RefObject, useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import type { OfferView } from "#features/flights/flight-view.ts"
import { isRealDay } from "#platform/days.ts"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/button.tsx"
import { LedgerRow, LedgerTable } from "#ui/ledger.tsx"
import { Notice } from "#ui/notice.tsx"
import { NumberStepper } from "#ui/number-stepper.tsx"
import { BottomBar } from "#ui/page-chrome/bottom-bar.tsx"
import { scrollAndFocus } from "#ui/scroll-and-focus.ts"
import { NEEDS_ATTENTION, scrollToFirstInvalid } from "#ui/scroll-to-invalid.ts"
import { promiseOfProposal } from "../booking-promise.ts"
import type { NamedStart } from "../proposal-days.ts"
import { StartFields } from "./start-fields.tsx"
import { useCheckout } from "./use-checkout.ts"
import { usePersonsInAddress } from "./use-persons-in-address.ts"

interface ProposalCardProps {
  offer: OfferView
  today: string
  /** The moment for which the page was made. */
  now: string
}

/** What was sent before the page could answer comes back with the address, so that nothing is lost. */
function useEntries(offer: OfferView) {
  const words = new URLSearchParams(useLocation().search)
  const day = words.get("tag") ?? ""
  const time = words.get("uhrzeit") ?? ""
  const people = usePersonsInAddress()
  const [start, setStart] = useState<NamedStart>({ day: isRealDay(day) ? day : "", time })
  const [seats, setSeats] = useState(Math.min(people, offer.freeSeats))
  return { start, setStart, seats, setSeats }
}

/** Of an open offer without a date: day, time and people, and the way to the checkout. */
export function ProposalCard({ offer, today, now }: ProposalCardProps) {
  const { start, setStart, seats, setSeats } = useEntries(offer)
  const form = useRef<HTMLFormElement>(null)
  const checkout = useCheckout({ flightId: offer.id, seatPriceCents: offer.seatPriceCents })
  const { fields, failure } = checkout
  useEffect(() => {
    if (Object.keys(fields).length > 0 || failure) scrollToFirstInvalid(form.current)
  }, [fields, failure])
  const promise = promiseOfProposal({ ...offer, start }, new Date(now))
  const price = priceOfSeat(offer.seatPriceCents)
  const total = formatEuro(seats * price.totalCents)
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-labelledby="termin-vorschlagen"
        onSubmit={(event) => {
          event.preventDefault()
          void checkout.open(seats, start)
        }}
      >
        <h3 id="termin-vorschlagen" className="text-h4">
          Termin vorschlagen
        </h3>
        <div className="mt-4 grid gap-4">
          <StartFields
            offer={offer}
            today={today}
            start={start}
            onChange={setStart}
            errors={fields}
          />
          <NumberStepper
            label="Personen"
            name="personen"
            value={seats}
            onChange={setSeats}
            min={1}
            max={offer.freeSeats}
            error={fields.seats}
          />
        </div>
        <LedgerTable className="mt-5">
          <LedgerRow
            label={`${seats} × ${formatEuro(price.seatPriceCents)} Kostenanteil`}
            amount={formatEuro(seats * price.seatPriceCents)}
          />
          <LedgerRow
            label={`${seats} × ${formatEuro(price.feeCents)} Servicegebühr`}
            amount={formatEuro(seats * price.feeCents)}
          />
          <LedgerRow label="Gesamt" amount={total} isTotal />
        </LedgerTable>
        {failure && (
          <div {...NEEDS_ATTENTION} className="mt-4">
            <Notice tone="err" isAlert>
              {failure}
            </Notice>
          </div>
        )}
        <Button
          type="submit"
          isWide
          isPending={checkout.isPending}
          className="mt-5 noscript:hidden"
        >
          Termin vorschlagen
        </Button>
        <noscript>
          <p className="mt-4 text-small text-ink3">
            Zum Vorschlagen eines Termins braucht diese Seite JavaScript.
          </p>
        </noscript>
        <div className="mt-4 grid gap-1.5 text-small text-ink3">
          <p>{promise.answer}</p>
          <p>{promise.cancellation}</p>
        </div>
      </form>
      <BottomBar
        action={
          <Button
            isPending={checkout.isPending}
            onClick={() => (start.day && start.time ? form.current?.requestSubmit() : lookAt(form))}
          >
            Termin vorschlagen
          </Button>
        }
      >
        <p className="text-fine text-ink2">
          <strong className="block text-[1.25rem] leading-tight font-semibold text-ink tabular-nums">
            {total}
          </strong>
          {seats === 1 ? "für 1 Person, alles drin" : `für ${seats} Personen, alles drin`}
        </p>
      </BottomBar>
    </>
  )
}

// whoever presses the bar of a phone may be far away from the form
function lookAt(form: RefObject<HTMLFormElement | null>) {
  scrollAndFocus(form.current?.querySelector("input") ?? null, "center")
}
