/** All that the back office knows of a booking. */
export function adminBookingPath(ref: string): string {
  return `/de/verwaltung/buchungen/${encodeURIComponent(ref)}`
}
