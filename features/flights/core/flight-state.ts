import type { FlightSchedule, FlightStatus } from "./flight.ts"
import { isBookable } from "./flight.ts"

/*
 * What a flight is to somebody who opens its page: its status, the clock and the seats together.
 * The status alone does not tell: "full" follows from the seat rows, and a published flight whose
 * start has passed is nobody's offer any more.
 */

export type FlightState =
  | "draft"
  | "in_review"
  | "blocked"
  | "paused"
  | "cancelled"
  | "unflown"
  | "flown"
  | "past"
  | "under_way"
  | "closing"
  | "full"
  | "bookable"

interface StateFacts {
  status: FlightStatus
  departsAt: Date
  arrivesAt: Date
  freeSeats: number
}

export function stateOfFlight(flight: StateFacts, now: Date): FlightState {
  const { status, departsAt, arrivesAt, freeSeats } = flight
  switch (status) {
    case "draft":
    case "in_review":
    case "blocked":
    case "cancelled":
    case "under_way":
      return status
    case "expired":
      return "unflown"
    case "settlement_due":
    case "settlement_submitted":
    case "closed":
      return "flown"
    case "paused":
      return departsAt <= now ? "unflown" : "paused"
    case "published":
      if (arrivesAt <= now) return "past"
      if (departsAt <= now) return "under_way"
      if (!isBookable(flight, now)) return "closing"
      return freeSeats === 0 ? "full" : "bookable"
  }
}

/** What nobody but the pilot may see: never offered, or taken away by the back office. */
const HIDDEN: readonly FlightStatus[] = ["draft", "in_review", "blocked"]

export function isHidden(status: FlightStatus): boolean {
  return HIDDEN.includes(status)
}

/** Whether a flight exists at all for this person; a hidden one looks like a missing one. */
export function canSeeFlight(
  flight: { status: FlightStatus; pilotId: number },
  userId: number | undefined,
): boolean {
  return !isHidden(flight.status) || flight.pilotId === userId
}

/**
 * Whether the page of a flight belongs into search engines. A full one does: a seat that somebody
 * gives back is offered again at once. What will never be offered again does not.
 */
export function isOffered(state: FlightState): boolean {
  return state === "bookable" || state === "full"
}

/** Whether an offer without a date may still become one: it ends with its window. */
export function isOfferOpen(
  offer: { status: FlightStatus; schedule: FlightSchedule; windowTo: string },
  today: string,
): boolean {
  return offer.status === "published" && offer.schedule === "flexible" && offer.windowTo >= today
}
