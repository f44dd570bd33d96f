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

/** Two in a row: of a taste the one that is left over is not shown, in a whole list it takes the row. */
const PAIRS = "md:max-lg:[&>li:last-child:nth-child(odd):not(:first-child)]:hidden"

/** One card among others, two in a row on tablets. */
export const FLIGHT_CELL = "@container md:max-lg:last:odd:col-span-2"

/** Flights as cards, up to three in a row. */
export function FlightGrid({ flights, isTaste = false, isRow = false }: FlightGridProps) {
  const look = isRow ? snapRow(GRID) : `grid gap-6 ${GRID}`
  return (
    <ul className={classNames(look, (isTaste || isRow) && PAIRS)}>
      {flights.map((flight) => (
        <li key={flight.id} className={FLIGHT_CELL}>
          <FlightCard flight={flight} />
        </li>
      ))}
    </ul>
  )
}
