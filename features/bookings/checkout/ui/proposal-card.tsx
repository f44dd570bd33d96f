import { type RefObject, useEffect, useRef, useState } from "react"
import { StartFields } from "#features/bookings/proposals/ui/start-fields.tsx"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import type { OfferView } from "#features/flights/core/flight-view.ts"
import { useClosed } from "#features/settings/ui/settings-context.ts"
import { WhileOpen } from "#features/settings/ui/while-open.tsx"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { NumberStepper } from "#ui/forms/number-stepper.tsx"
import { scrollAndFocus } from "#ui/forms/scroll-and-focus.ts"
import { NEEDS_ATTENTION, scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { BottomBar } from "#ui/navigation/bottom-bar.tsx"
import { promiseOfProposal } from "../booking-promise.ts"
import type { RefusedHold } from "../checkout-view.ts"
import { useCheckout } from "./use-checkout.ts"
import { usePersonsInAddress } from "./use-persons-in-address.ts"

interface ProposalCardProps {
  offer: OfferView
  today: string
  /** The moment for which the page was made. */
  now: string
  /** What was posted without script, and why it was not taken. */
  refused: RefusedHold | undefined
}

const FORM = "terminvorschlag"

/** Of an open offer without a date: day, time and people, and the way to the checkout. */
export function ProposalCard({ offer, today, now, refused }: ProposalCardProps) {
  const inAddress = usePersonsInAddress()
  const isClosed = useClosed("bookings") !== undefined
  const [start, setStart] = useState(refused?.start ?? { day: "", time: "" })
  const [seats, setSeats] = useState(Math.min(refused?.seats ?? inAddress, offer.freeSeats))
  const form = useRef<HTMLFormElement>(null)
  const price = priceOfSeat(offer.seatPriceCents, offer.feeRule)
  const checkout = useCheckout({ flightId: offer.id, shownTotalCents: price.totalCents })
  const isAtFields = Object.keys(checkout.fields).length > 0
  const isTried = checkout.failure !== undefined || isAtFields
  const { fields } = isTried || !refused ? checkout : refused
  const failure = isTried ? !isAtFields && checkout.failure : refused?.failure
  useEffect(() => {
    if (Object.keys(fields).length > 0 || failure) scrollToFirstInvalid(form.current)
  }, [fields, failure])
  const promise = promiseOfProposal({ ...offer, start }, new Date(now))
  const total = formatEuro(seats * price.totalCents)
  return (
    <>
      <form
        ref={form}
        id={FORM}
        method="post"
        action="#preis"
        noValidate
        aria-labelledby="termin-vorschlagen"
        onSubmit={(event) => {
          event.preventDefault()
          void checkout.open(seats, start)
        }}
      >
        <input type="hidden" name="shownTotalCents" value={price.totalCents} />
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
        <SumTable className="mt-5">
          <SumRow
            label={`${seats} × ${formatEuro(price.seatPriceCents)} Kostenanteil`}
            amount={formatEuro(seats * price.seatPriceCents)}
          />
          <SumRow
            label={`${seats} × ${formatEuro(price.feeCents)} Servicegebühr`}
            amount={formatEuro(seats * price.feeCents)}
          />
          <SumRow label="Gesamt" amount={total} isTotal />
        </SumTable>
        {failure && (
          <div {...NEEDS_ATTENTION} className="mt-4">
            <Notice tone="err" isAlert>
              {failure}
            </Notice>
          </div>
        )}
        <div className="mt-5">
          <WhileOpen feature="bookings">
            <Button type="submit" isWide isPending={checkout.isPending}>
              Termin vorschlagen
            </Button>
          </WhileOpen>
        </div>
        <div className="mt-4 grid gap-1.5 text-small text-ink3">
          <p>{promise.answer}</p>
          <p>{promise.cancellation}</p>
        </div>
      </form>
      {!isClosed && (
        <BottomBar
          action={
            <Button
              type="submit"
              form={FORM}
              isPending={checkout.isPending}
              onClick={(event) => {
                if (start.day && start.time) return
                event.preventDefault()
                check(form)
              }}
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
      )}
    </>
  )
}

// whoever presses the bar of a phone may be far away from the form
function check(form: RefObject<HTMLFormElement | null>) {
  scrollAndFocus(form.current?.querySelector<HTMLElement>("[data-name=tag]") ?? null, "center")
}
