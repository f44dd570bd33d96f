import { snapRow } from "#ui/elements/snap-row.ts"
import type { FlightCardData } from "../flight-card.ts"
import { FlightCard } from "./flight-card.tsx"

interface FlightGridProps {
  flights: readonly FlightCardData[]
  /** On a phone beside each other instead of below: a taste, not the whole list. */
  isRow?: boolean
}

const GRID = "md:grid md:grid-cols-2 md:gap-6 lg:grid-cols-3"

/** Of a taste no card stands alone beside an empty place. */
const PAIRS = "md:max-lg:[&>li:last-child:nth-child(odd)]:hidden"

/** Flights as cards, up to three in a row. */
export function FlightGrid({ flights, isRow = false }: FlightGridProps) {
  return (
    <ul className={isRow ? `${snapRow(GRID)} ${PAIRS}` : `grid gap-6 ${GRID}`}>
      {flights.map((flight) => (
        <li key={flight.id}>
          <FlightCard flight={flight} />
        </li>
      ))}
    </ul>
  )
}
