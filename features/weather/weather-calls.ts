/** Where the reports of a flight's briefing are called. */
export function briefingCallPath(flightId: number): string {
  return `/api/flights/${flightId}/weather`
}

/** Where a pilot's minimums are saved. */
export function minimumsCallPath(userId: number): string {
  return `/api/users/${userId}/minimums`
}
