/** Where a pilot cancels for one guest, and where this guest cancels the own booking. */
export function cancelPassengerPath(of: { flightId: number; bookingId: number }): string {
  return `/de/cockpit/flug/${of.flightId}/passagier/${of.bookingId}/absagen`
}

/** Where a pilot cancels a whole flight, or offers its guests new dates. */
export function cancelFlightPath(flightId: number): string {
  return `/de/cockpit/flug/${flightId}/absagen`
}
