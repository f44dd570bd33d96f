import type { FlightState } from "#features/flights/core/flight-state.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"

/** A favourite as its list shows it. */
export interface FavouriteFlight {
  card: FlightCardData
  state: FlightState
}
