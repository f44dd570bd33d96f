import type { CancelledFlight } from "#features/bookings/cancellation/cancel-view.ts"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { Cancellation } from "#features/bookings/core/cancellation.ts"
import type { MoneySources } from "#features/bookings/core/money-sources.ts"

/*
 * What the page shows on which somebody changes the seats of a booking, before the click and after it.
 */

export interface SeatsChange {
  bookingId: number
  status: BookingStatus
  flight: CancelledFlight
  people: SeatedPerson[]
  /**
   * What goes back of one seat, of two and so on, and for each by how many of them joined in the last
   * hour; the last seat is a cancellation.
   */
  options: SeatsOption[][]
  /** The whole booking can be ended, by withdrawing the request or by cancelling. */
  canEnd: boolean
  totalCents: number
  freeUntil: string
  /** Null where there is no booking to which seats could be added. */
  more: MoreSeats | null
}

export interface SeatsOption extends Cancellation {
  /** Where it goes; null where nothing is paid yet. */
  back: MoneySources | null
}

interface SeatedPerson {
  position: number
  name: string
  isMinor: boolean
  /** They joined the booking in the last hour: leaving is free for them. */
  isFresh: boolean
}

/** What the passenger may add to the booking. */
export interface MoreSeats {
  /** Why nothing can be added now; null where it can. */
  whyNot: string | null
  /** How many more seats the pilot is asked for. */
  asked: number | null
  freeSeats: number
  /** From where other flights go, when none is left. */
  departureName: string
  seat: { seatPriceCents: number; feeCents: number; totalCents: number }
  isInstantBooking: boolean
}
