import { snapRow } from "#ui/elements/snap-row.ts"
import { classNames } from "#ui/style/class-names.ts"
import type { FlightCardData } from "../flight-card.ts"
import { FlightCard } from "./flight-card.tsx"

interface FlightGridProps {
  flights: readonly FlightCardData[]
  /** Not the whole list, which is a link away. */
  isTaste?: boolean
  /** A taste that on a phone stands side by side instead of below each other. */
  isRow?: boolean
}

const GRID = "md:grid md:grid-cols-2 md:gap-6 lg:grid-cols-3"

/** Of a taste no card stands alone beside an empty place, unless it is the only one. */
const PAIRS = "md:max-lg:[&>li:last-child:nth-child(odd):not(:first-child)]:hidden"

/** Flights as cards, up to three in a row. */
export function FlightGrid({ flights, isTaste = false, isRow = false }: FlightGridProps) {
  const look = isRow ? snapRow(GRID) : `grid gap-6 ${GRID}`
  return (
    <ul className={classNames(look, (isTaste || isRow) && PAIRS)}>
      {flights.map((flight) => (
        <li key={flight.id}>
          <FlightCard flight={flight} />
        </li>
      ))}
    </ul>
  )
}
