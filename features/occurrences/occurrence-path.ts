/** Where somebody reports what happened on a flight, and sees what they have reported. */
export function occurrencePath(flightId: number): string {
  return `/de/cockpit/flug/${flightId}/vorfall`
}

/** The call that reports it. */
export function reportOccurrenceCallPath(flightId: number): string {
  return `/api/flights/${flightId}/occurrences`
}

/** The call by which the back office closes a report. */
export function closeOccurrenceCallPath(occurrenceId: number): string {
  return `/api/occurrences/${occurrenceId}/closing`
}
