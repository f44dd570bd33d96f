/** The page of a flight or of an offer, for everybody. */
export function flightPath(flightId: number): string {
  return `/de/flug/${flightId}`
}
