import type { FlightStatus } from "#features/flights/core/flight.ts"
import { hours } from "#platform/duration.ts"

/*
 * The weather briefing is about one flight and for its pilot: a METAR of now says nothing about next
 * week, so that it opens two days ahead, which is farther than any TAF reaches.
 */

const OPENS_BEFORE_MS = hours(48)
const BRIEFED: readonly FlightStatus[] = ["in_review", "published", "paused", "under_way"]

interface BriefedFlight {
  pilotId: number
  status: FlightStatus
  departsAt: Date
}

export function briefingOpensAt({ departsAt }: Pick<BriefedFlight, "departsAt">): Date {
  return new Date(departsAt.getTime() - OPENS_BEFORE_MS)
}

/** Whether the flight has a briefing at all, be it one that opens later. */
export function hasBriefing({ status }: Pick<BriefedFlight, "status">): boolean {
  return BRIEFED.includes(status)
}

/** Whether somebody may read the reports: who flies, from two days ahead to the landing. */
export function canReadBriefing(flight: BriefedFlight, userId: number, now: Date): boolean {
  return flight.pilotId === userId && hasBriefing(flight) && briefingOpensAt(flight) <= now
}
