import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"

/** Where the back office moves a booking to another flight; with a flight: what would happen. */
export function rebookingPath(bookingId: number, flightId?: number): string {
  const path = `${adminBookingPath(bookingId)}/umbuchen`
  return flightId === undefined ? path : `${path}?flug=${flightId}`
}
