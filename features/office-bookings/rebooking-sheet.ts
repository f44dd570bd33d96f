import type { NamedFlight, RebookingFacts } from "#features/bookings/office/office-rebooking.ts"

/** A flight to which a booking might go. */
export interface RebookingTarget extends NamedFlight {
  freeSeats: number
  fromTo: string
}

/** What the page for moving one booking shows. */
export interface RebookingSheet {
  bookingId: number
  seats: number
  /** Null: it goes nowhere any more. */
  flight: NamedFlight | null
  targets: RebookingTarget[]
  /** What was typed or chosen; null: nothing yet. */
  flightId: number | null
  /** What would happen; null: nothing is chosen, or there is no such flight. */
  facts: RebookingFacts | null
}
