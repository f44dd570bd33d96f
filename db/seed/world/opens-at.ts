import { hours } from "#platform/duration.ts"
import type { FlightDraft, FlightRow } from "../factories/write-flights.ts"

/** From when on a flight is booked: an hour after it appeared or its price fell. */
export function opensAtOf(
  drafts: readonly FlightDraft[],
  flights: readonly FlightRow[],
): (flight: FlightRow) => Date {
  const fellAt = new Map(
    flights.map((flight, index) => [flight.id, drafts[index]?.formerPrice?.fellAt]),
  )
  return (flight) => {
    const since = fellAt.get(flight.id) ?? flight.publishedAt ?? flight.createdAt
    return new Date(since.getTime() + hours(1))
  }
}
