import type { FlightCardData } from "../flight-card.ts"
import { FlightCard } from "./flight-card.tsx"

/** Flights as cards, up to three in a row. */
export function FlightGrid({ flights }: { flights: readonly FlightCardData[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {flights.map((flight) => (
        <li key={flight.id}>
          <FlightCard flight={flight} />
        </li>
      ))}
    </ul>
  )
}
