import { useState } from "react"
import { useCheckout } from "#features/bookings/checkout/ui/use-checkout.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { OtherFlights } from "#features/bookings/core/ui/other-flights.tsx"
import { WhileOpen } from "#features/settings/ui/while-open.tsx"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { NumberStepper } from "#ui/forms/number-stepper.tsx"
import type { SeatsChange, MoreSeats as SeatsToAdd } from "../seats-view.ts"

/** Somebody else comes along: how many, what that costs, and the way to the checkout. */
export function MoreSeats({ view, more }: { view: SeatsChange; more: SeatsToAdd }) {
  const [wanted, setWanted] = useState(1)
  const { pilotFirstName, id: flightId } = view.flight
  const { seatPriceCents, feeCents, totalCents } = more.seat
  const { open, isPending, failure } = useCheckout({
    flightId,
    shownTotalCents: totalCents,
    bookingId: view.bookingId,
  })
  const seats = Math.min(wanted, Math.max(1, more.freeSeats))
  const reason = whyNothing(more, pilotFirstName)

  return (
    <Card as="section" labelledBy="dazubuchen" className="max-w-160">
      <h2 id="dazubuchen" className="text-h3">
        Plätze dazubuchen
      </h2>
      {reason ? (
        <p className="mt-3 max-w-text text-ui text-ink2">
          {reason} {isFull(more) && <OtherFlights from={more.departureName} />}
        </p>
      ) : (
        <>
          <p className="mt-3 max-w-text text-ui text-ink2">{howItGoes(more, pilotFirstName)}</p>
          <div className="mt-5 max-w-72">
            <NumberStepper
              label="Zusätzliche Personen"
              name="mehr"
              value={seats}
              onChange={setWanted}
              max={more.freeSeats}
            />
          </div>
          <SumTable className="mt-4">
            <SumRow
              label={`${seats} × ${formatEuro(seatPriceCents)} Kostenanteil`}
              amount={formatEuro(seats * seatPriceCents)}
            />
            <SumRow
              label={`${seats} × ${formatEuro(feeCents)} Servicegebühr`}
              amount={formatEuro(seats * feeCents)}
            />
            <SumRow
              label={`Gesamt für ${formatSeatCount(seats)} mehr`}
              amount={formatEuro(seats * totalCents)}
              isTotal
            />
          </SumTable>
          {failure && (
            <div className="mt-4">
              <Notice tone="err" isAlert>
                {failure}
              </Notice>
            </div>
          )}
          <div className="mt-6">
            <WhileOpen feature="bookings">
              <Button isPending={isPending} onClick={() => void open(seats)}>
                {seats === 1 ? "Platz sichern" : "Plätze sichern"}
              </Button>
            </WhileOpen>
          </div>
        </>
      )}
      {more.asked !== null && (
        <p className="mt-3 text-ui">
          <TextLink href="/de/cockpit">Anfrage im Cockpit ansehen</TextLink>
        </p>
      )}
    </Card>
  )
}

function isFull({ asked, whyNot, freeSeats }: SeatsToAdd): boolean {
  return asked === null && whyNot === null && freeSeats === 0
}

function whyNothing(more: SeatsToAdd, pilot: string): string | null {
  if (more.asked !== null) {
    const belongs = more.asked === 1 ? "gehört er" : "gehören sie"
    return `${formatSeatCount(more.asked)} mehr ${more.asked === 1 ? "ist" : "sind"} schon angefragt. Sagt ${pilot} zu, ${belongs} zu dieser Buchung.`
  }
  if (more.whyNot !== null) return more.whyNot
  return isFull(more)
    ? "Gerade sind auf diesem Flug alle Plätze vergeben. Wird einer frei, kannst du ihn hier dazubuchen."
    : null
}

function howItGoes(more: SeatsToAdd, pilot: string): string {
  const answer = more.isInstantBooking
    ? "Mit der Zahlung gehören die Plätze zu dieser Buchung."
    : `${atSentenceStart(pilot)} antwortet wie auf deine erste Anfrage. Sagt ${pilot} zu, gehören die Plätze zu dieser Buchung, sonst bleibt sie, wie sie ist.`
  return `Möchte noch jemand mit? Jeder Platz kostet dasselbe, du zahlst nur die neuen. ${answer}`
}
