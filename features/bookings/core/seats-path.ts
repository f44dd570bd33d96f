/** Where a passenger chooses who stays at home. */
export function seatsPath(of: { flightId: number; bookingId: number }): string {
  return `/de/cockpit/flug/${of.flightId}/passagier/${of.bookingId}/plaetze`
}
