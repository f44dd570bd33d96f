import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { priceOfSeat } from "../cost-sharing.ts"
import type { FlightView, OfferView } from "../flight-view.ts"
import { type CostBlock, CostBlocks } from "./cost-blocks.tsx"
import { useVatNote } from "./vat-note.ts"

/** What the flight costs, how it is divided, and what that makes for one person. */
export function CostPanel({ flight }: { flight: FlightView | OfferView }) {
  const { totalCostCents, seatPriceCents, seatsOffered, pilot } = flight
  const price = priceOfSeat(seatPriceCents, flight.feeRule)
  const vatNote = useVatNote(price.feeCents)
  const pilotCents = totalCostCents - seatPriceCents * seatsOffered
  return (
    <Card>
      <CostBlocks
        label={`Flugkosten ${formatEuro(totalCostCents)}, getragen von ${seatsOffered + 1} Personen`}
        blocks={blocksOf(
          atSentenceStart(pilot.firstName),
          pilotCents,
          seatPriceCents,
          seatsOffered,
        )}
      />
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SumTable>
          {flight.costs.map((cost) => (
            <SumRow key={cost.label} label={cost.label} amount={formatEuro(cost.amountCents)} />
          ))}
          <SumRow label="Flugkosten" amount={formatEuro(totalCostCents)} isTotal />
        </SumTable>
        <div>
          <SumTable>
            <SumRow label="Dein Kostenanteil" amount={formatEuro(price.seatPriceCents)} />
            <SumRow label="Servicegebühr" note={vatNote} amount={formatEuro(price.feeCents)} />
            <SumRow label="Dein Preis" amount={formatEuro(price.totalCents)} isTotal />
          </SumTable>
          <p className="mt-4 text-small text-ink3">
            Wird der Flug günstiger, bekommst du die Differenz zurück. Teurer wird er nie.
          </p>
        </div>
      </div>
    </Card>
  )
}

function blocksOf(
  pilot: string,
  pilotCents: number,
  seatCents: number,
  seats: number,
): CostBlock[] {
  const guests = Array.from({ length: seats }, (_, index): CostBlock => {
    const isYou = index === 0
    return {
      label: isYou ? "Du" : `Platz ${index + 1}`,
      amount: formatEuro(seatCents),
      role: isYou ? "you" : "other",
    }
  })
  return [{ label: pilot, amount: formatEuro(pilotCents), role: "host" }, ...guests]
}
