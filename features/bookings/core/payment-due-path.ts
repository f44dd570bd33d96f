/** Where a passenger pays a booking by another means whose payment could not be collected. */
export function paymentDuePath(of: { flightId: number; bookingId: number }): string {
  return `/de/cockpit/flug/${of.flightId}/passagier/${of.bookingId}/bezahlen`
}

/** The call that starts another payment of it. */
export function payAgainCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/pay-again`
}

/** The page of a row. */
export function paymentDuePathOf({ flightId, id }: { flightId: number; id: number }): string {
  return paymentDuePath({ flightId, bookingId: id })
}
