import type { CancelledFlight } from "#features/bookings/cancellation/cancel-view.ts"
import type { CreditView } from "#features/bookings/checkout/checkout-view.ts"
import type { BookingPrice, BookingStatus } from "#features/bookings/core/booking.ts"

/** What a passenger pays anew; instants are ISO text, since they travel to the browser. */
export interface PaymentDueView {
  bookingId: number
  status: BookingStatus
  flight: CancelledFlight
  seats: number
  /** They are more seats for a booking that stays what it is without them. */
  isMore: boolean
  seatPriceCents: number
  feeCents: number
  price: BookingPrice
  /** Until when it is held for that; null where nothing is to be paid. */
  dueBy: string | null
  credit: CreditView
}
