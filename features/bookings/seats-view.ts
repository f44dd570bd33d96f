import type { BookingStatus } from "./booking.ts"
import type { CancelledFlight } from "./cancel-view.ts"
import type { Cancellation } from "./cancellation.ts"

/*
 * What the page shows on which somebody gives up seats of a booking, before the click and after it.
 */

export interface SeatsChange {
  bookingId: number
  status: BookingStatus
  flight: CancelledFlight
  people: { position: number; name: string; isMinor: boolean }[]
  /** What goes back of one seat, of two and so on; the last one is a cancellation. */
  options: Cancellation[]
  /** The whole booking can be ended, by withdrawing the request or by cancelling. */
  canEnd: boolean
  totalCents: number
  freeUntil: string
}

/** Where a passenger chooses who stays at home. */
export function seatsPath(of: { flightId: number; bookingId: number }): string {
  return `/de/cockpit/flug/${of.flightId}/passagier/${of.bookingId}/plaetze`
}
