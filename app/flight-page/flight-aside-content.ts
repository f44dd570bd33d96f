import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { type FlightState, isHidden } from "#features/flights/core/flight-state.ts"
import type { FlightView } from "#features/flights/core/flight-view.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDay, formatDuration } from "#platform/time.ts"

/** What a flight is or was, beside the page of one that cannot be booked now. */
export interface FlightAside {
  heading: string
  facts: { term: string; description: string }[]
}

export function flightAside(flight: FlightView, guests: number): FlightAside {
  const { departsAt, timeZone, durationMinutes, distanceKm, seatsOffered, seatPriceCents } = flight
  const { totalCents } = priceOfSeat(seatPriceCents, flight.feeRule)
  return {
    heading: isHidden(flight.status) ? "So wird er aussehen" : headingOf(flight.state),
    facts: [
      { term: "Datum", description: formatDay(new Date(departsAt), timeZone) },
      { term: "Flugzeit", description: `${formatDuration(durationMinutes)}, ${distanceKm} km` },
      flight.state === "flown"
        ? { term: "Mit an Bord", description: guests === 1 ? "1 Gast" : `${guests} Gäste` }
        : {
            term: "Plätze",
            description:
              flight.state === "full"
                ? `${seatsOffered}, ${flight.heldUntil ? "keiner frei" : flight.unusableSeats > 0 ? "keiner mehr frei" : "alle vergeben"}`
                : String(seatsOffered),
          },
      { term: "Preis pro Person", description: `${formatEuro(totalCents)}, alles drin` },
    ],
  }
}

function headingOf(state: FlightState): string {
  if (state === "flown" || state === "under_way") return "Der Flug in Zahlen"
  if (state === "full" || state === "closing" || state === "paused") return "Das ist geplant"
  return "So war er geplant"
}
