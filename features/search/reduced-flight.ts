import type { FlightCardData } from "./flight-card.ts"

/** A flight whose price was really cut, with total prices per person, fee included. */
export interface ReducedFlight {
  flight: FlightCardData
  /** The lowest total price of the last 30 days before the cut. */
  formerTotalCents: number
  savedCents: number
  /** When the price was cut. */
  since: string
}
