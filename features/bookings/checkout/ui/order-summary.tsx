import { formatSeatCount } from "#features/bookings/core/booking.ts"
import type { CancellationTerm } from "#features/bookings/core/cancellation-terms.ts"
import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatDay, formatTime } from "#platform/time.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { OrderView } from "../checkout-view.ts"

interface OrderSummaryProps {
  order: OrderView
  /** „Zu zahlen“ until it is paid. */
  totalLabel?: string
  /** The flight stands on its ticket beside it. */
  isFlightKnown?: boolean
}

/** What is ordered, what it costs and what comes back when: always in view at the checkout. */
export function OrderSummary({
  order,
  totalLabel = "Zu zahlen",
  isFlightKnown = false,
}: OrderSummaryProps) {
  const { flight, pilot, seats, price, creditCents } = order
  const time = (iso: string) => formatTime(new Date(iso), flight.timeZone)
  return (
    <Card as="section" inset="none" elevation="raised" labelledBy="uebersicht">
      <ScenePicture src={flight.picture} alt="" aspect="wide" isFirst />
      <div className="px-card pt-5 pb-6">
        <h2 id="uebersicht" className="text-h4 text-balance">
          {isFlightKnown ? "Deine Bestellung" : flight.title}
        </h2>
        {!isFlightKnown && (
          <p className="mt-1 text-small text-ink2">
            {flight.proposed && "Vorschlag: "}
            {formatDay(new Date(flight.departsAt), flight.timeZone)} · {pilot.name}, privater
            Anbieter
          </p>
        )}
        {order.addsTo && (
          <p className="mt-2 text-small">
            Zusätzlich zu deiner Buchung über {formatSeatCount(order.addsTo.seats)}
          </p>
        )}
        {!isFlightKnown && (
          <div className="mt-4 border-y border-line py-3.5">
            <FlightStrip
              from={{ time: time(flight.departsAt), ...flight.departure }}
              to={{ time: time(flight.arrivesAt), ...flight.destination }}
              middle={flight.course}
            />
          </div>
        )}
        <SumTable className="mt-4">
          <SumRow
            label={`${seats} × ${formatEuro(order.seatPriceCents)} Kostenanteil`}
            amount={formatEuro(price.shareCents)}
          />
          <SumRow
            label={`${seats} × ${formatEuro(order.feeCents)} Servicegebühr`}
            amount={formatEuro(price.feeCents)}
          />
          {creditCents > 0 && (
            <SumRow label="Guthaben" amount={formatEuro(-creditCents)} tone="ok" />
          )}
          <SumRow label={totalLabel} amount={formatEuro(price.totalCents - creditCents)} isTotal />
        </SumTable>
        <Terms terms={order.terms} />
      </div>
    </Card>
  )
}

/** The same in one line, for phones. */
export function foldOfOrder({ flight, price, creditCents }: OrderView) {
  return { title: flight.title, figure: formatEuro(price.totalCents - creditCents) }
}

function Terms({ terms }: { terms: readonly CancellationTerm[] }) {
  return (
    <section aria-labelledby="absageregeln" className="mt-5 border-t border-line pt-4">
      <h3 id="absageregeln" className="sr-only">
        Stornoregeln
      </h3>
      <dl className="grid auto-cols-fr grid-flow-col gap-3 text-fine">
        {terms.map((term) => (
          <div key={term.when}>
            <dt className="font-semibold">{term.when}</dt>
            <dd className="text-ink2">{term.refund}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
