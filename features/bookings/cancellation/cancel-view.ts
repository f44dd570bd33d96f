import type { BookingPrice, BookingStatus } from "#features/bookings/core/booking.ts"
import type { CancellationTerms } from "#features/bookings/core/cancellation.ts"
import type { MoneySources } from "#features/bookings/core/money-sources.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"

/*
 * What the pages show that end a booking or a flight, before the click and after it. Instants are
 * ISO text, since they travel to the browser.
 */

export interface CancelledFlight {
  id: number
  title: string
  status: FlightStatus
  departsAt: string
  arrivesAt: string
  timeZone: string
  departure: { name: string; code: string }
  destination: { name: string; code: string }
  durationMinutes: number
  pilotFirstName: string
}

interface OfBooking {
  bookingId: number
  status: BookingStatus
  seats: number
  flight: CancelledFlight
  price: BookingPrice
}

/** To the passenger: what comes back if they cancel now, or has come back. */
export interface OwnCancellation extends OfBooking {
  side: "passenger"
  due: {
    terms: CancellationTerms
    refund: BookingPrice
    /** Where it goes. */
    back: MoneySources
    /** Of late terms: seats that joined in the last hour, and of which everything comes back. */
    freshSeats: number
  } | null
  /** Of a booking that is over. */
  given: (BookingPrice & { back: MoneySources }) | null
  freeUntil: string
}

/** To the pilot: what the guest gets back, or what a late cancellation of theirs has kept. */
export interface GuestCancellation extends OfBooking {
  side: "pilot"
  guestName: string
  canCancel: boolean
  retained: BookingPrice
  canWaive: boolean
}

/** To the pilot: everybody whom the end of a flight concerns, with what goes back. */
export interface FlightCancellation {
  flight: CancelledFlight
  canCallOff: boolean
  guests: AffectedGuest[]
  /** ISO days from which and until which a new date may lie. */
  firstDay: string
  lastDay: string
  newDates: string[]
}

export interface AffectedGuest {
  bookingId: number
  name: string
  seats: number
  /** `booked` gets all back, `asked` was charged nothing, `late` gets back what was kept. */
  kind: "booked" | "asked" | "late"
  refundCents: number
}
