/** The page of a flight or of an offer, for everybody. */
export function flightPath(flightId: number): string {
  return `/de/flug/${flightId}`
}

/** The room of a flight, for its pilot and its guests. */
export function flightRoomPath(flightId: number): string {
  return `/de/cockpit/flug/${flightId}`
}
