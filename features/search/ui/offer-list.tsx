import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatTimeWindow, formatWeekdays } from "#features/flights/core/ui/format-time-window.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDuration } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { OfferCardData } from "../offer-card.ts"

interface OfferListProps {
  offers: readonly OfferCardData[]
  /** What the page does not say anyway: who flies, or where it starts. */
  beside: "pilot" | "departure"
}

/** Offers without a date, one line each, below the dated flights of a page. */
export function OfferList({ offers, beside }: OfferListProps) {
  if (offers.length === 0) return null
  return (
    <div className="mt-10">
      <h3 className="text-h4">Flexible Termine</h3>
      <p className="mt-1 max-w-text text-small text-ink2">
        Ohne festes Datum: Der Tag wird abgesprochen.
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {offers.map((offer) => (
          <li
            key={offer.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5"
          >
            <p className="min-w-0">
              <TextLink href={flightPath(offer.id)}>{offer.title}</TextLink>
              <span className="mt-1 block text-small text-ink2">
                {FLIGHT_KIND_LABELS[offer.kind]} {formatDuration(offer.durationMinutes)} ·{" "}
                {formatWeekdays(offer.weekdays)}, {formatTimeWindow(offer)} ·{" "}
                {beside === "pilot"
                  ? `mit ${offer.pilot.name}`
                  : `ab ${offer.departure.name} (${offer.departure.code})`}
              </span>
            </p>
            <p className="ms-auto shrink-0 text-ui tabular-nums">
              <strong className="font-semibold">{formatEuro(offer.totalCents)}</strong>{" "}
              <span className="text-small text-ink2">pro Person</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
