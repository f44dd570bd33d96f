/** The back office's list of all bookings. */
export const ADMIN_BOOKINGS_PATH = "/de/verwaltung/buchungen"

/** All that the back office knows of a booking, by its number. */
export function adminBookingPath(ref: number): string {
  return `${ADMIN_BOOKINGS_PATH}/${ref}`
}
