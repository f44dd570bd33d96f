import type { ActorRole } from "#platform/actor.ts"
import { days } from "#platform/duration.ts"

/*
 * A flight request (Gesuch) turns the search around: somebody says from where, where to, when and
 * with how many people they would like to fly, and pilots nearby see it. A visitor's is a draft until
 * the code of the mail has opened it. A pilot answers with a flight that is linked to it; booking that
 * flight matches the request. It ends with its last day, or after 90 days where it names none.
 */

export type FlightRequestStatus =
  | "draft"
  | "open"
  | "offer_received"
  | "matched"
  | "closed"
  | "expired"
  | "removed"

/** Product decision 4. */
export const RADII_KM = [10, 25, 50, 100] as const
export type RadiusKm = (typeof RADII_KM)[number]
export const DEFAULT_RADIUS_KM: RadiusKm = 50
export const MAX_OPEN_REQUESTS = 3
export const LIFE_DAYS = 90
/** Nothing is offered farther ahead. */
export const DAYS_AHEAD = 365
export const MAX_PERSONS = 5
export const MAX_MESSAGE_LENGTH = 600
/** What a seat may cost at all, in euros. */
export const MIN_EUROS = 10
export const MAX_EUROS = 1_500
/** A draft that nobody opens is gone after so long. */
export const DRAFT_LIFE_MS = days(7)

/** What somebody chooses from: a place may be a town, or a sight that a flight leads over. */
export const GOALS = { any: "Ganz egal", round_trip: "Rundflug", town: "Bestimmtes Ziel" } as const
export type ChosenGoal = keyof typeof GOALS
export const GOAL_IDS = ["any", "round_trip", "town"] as const satisfies readonly ChosenGoal[]
/** What a request says: nobody lands at a sight. */
export type Goal = ChosenGoal | "sight"

export const FLIGHT_REQUEST_PATH = "/de/gesuch"
export const FLIGHT_REQUESTS_PATH = "/de/cockpit/gesuche"

interface Transition {
  to: FlightRequestStatus
  by: readonly ActorRole[]
}

/** What pilots see, and what counts to the most that one person may have. */
const WHILE_LIVE: readonly Transition[] = [
  { to: "offer_received", by: ["pilot"] },
  { to: "matched", by: ["system"] },
  { to: "closed", by: ["passenger"] },
  { to: "expired", by: ["system"] },
  // with the account that the back office has blocked
  { to: "removed", by: ["admin"] },
]

/** Every allowed step, by the status that it starts from. */
export const FLIGHT_REQUEST_TRANSITIONS: Record<FlightRequestStatus, readonly Transition[]> = {
  draft: [
    { to: "open", by: ["passenger"] },
    { to: "closed", by: ["passenger"] },
  ],
  open: WHILE_LIVE,
  // a second pilot may offer, too
  offer_received: WHILE_LIVE,
  matched: [],
  closed: [],
  expired: [],
  removed: [],
}

export const LIVE_STATUSES = ["open", "offer_received"] as const

export function canMoveFlightRequest(
  from: FlightRequestStatus,
  to: FlightRequestStatus,
  role: ActorRole,
): boolean {
  return FLIGHT_REQUEST_TRANSITIONS[from].some((step) => step.to === to && step.by.includes(role))
}

/** Pilots see it and may answer it. */
export function isLive(request: { status: FlightRequestStatus; endsAt: Date | null }, now: Date) {
  const isOpen = request.status === "open" || request.status === "offer_received"
  return isOpen && request.endsAt !== null && now < request.endsAt
}

export const STATUS_LABELS: Record<FlightRequestStatus, string> = {
  draft: "Noch nicht aufgegeben",
  open: "Offen",
  offer_received: "Angebot erhalten",
  matched: "Gebucht",
  closed: "Geschlossen",
  expired: "Abgelaufen",
  removed: "Entfernt",
}

/** The radius of a request that is nearest to the one of a search. */
export function radiusFor(searchedKm: number): RadiusKm {
  return RADII_KM.find((km) => km >= searchedKm) ?? 100
}

/** How the days are given: any, one of them, or a window. */
export const DAYS_CHOICES = {
  any: "Tag egal",
  day: "An einem Tag",
  window: "In einem Zeitraum",
} as const
export type DaysChoice = keyof typeof DAYS_CHOICES
