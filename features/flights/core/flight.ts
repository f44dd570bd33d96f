import type { ActorRole } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"

/*
 * A flight is what a pilot offers: a dated one (`fixed`), or an offer with a window (`flexible`)
 * that spawns a dated flight when a request is accepted. draft -> (in_review) -> published ->
 * under_way -> settlement_due -> settlement_submitted -> closed; paused, cancelled, expired and
 * blocked beside that. "Full" is no status: it follows from the seat rows.
 */

export type FlightStatus =
  | "draft"
  | "in_review"
  | "published"
  | "paused"
  | "under_way"
  | "settlement_due"
  | "settlement_submitted"
  | "closed"
  | "cancelled"
  | "expired"
  | "blocked"

export type FlightKind = "round_trip" | "one_way" | "excursion"
export type FlightSchedule = "fixed" | "flexible"

export type CostKind =
  | "rental"
  | "fuel"
  | "landing"
  | "approach"
  | "parking"
  | "handling"
  | "lighting"
  | "customs"
  | "safety_equipment"
  | "other"

/** The thirteen topics of the storefront that a flight may belong to. */
export const TOPICS = [
  "flug-mit-hund",
  "alpenflug",
  "stadtflug",
  "schnupperflug",
  "inselflug",
  "wochenendtrip",
  "flug-mit-kind",
  "panoramaflug",
  "heiratsantrag-in-der-luft",
  "kunstflug",
  "nachtflug",
  "luftfotografie",
  "wunschflug",
] as const
export type Topic = (typeof TOPICS)[number]

export const FLIGHT_KIND_LABELS: Record<FlightKind, string> = {
  round_trip: "Rundflug",
  one_way: "Strecke",
  excursion: "Ausflug",
}

interface FlightTransition {
  to: FlightStatus
  by: readonly ActorRole[]
}

/** Every allowed step, by the status that it starts from. */
export const FLIGHT_TRANSITIONS: Record<FlightStatus, readonly FlightTransition[]> = {
  draft: [
    { to: "in_review", by: ["pilot"] },
    { to: "published", by: ["pilot"] },
    { to: "blocked", by: ["admin"] },
  ],
  in_review: [
    { to: "published", by: ["admin"] },
    { to: "draft", by: ["admin"] },
    { to: "blocked", by: ["admin"] },
  ],
  published: [
    { to: "paused", by: ["pilot", "system"] },
    { to: "cancelled", by: ["pilot", "admin"] },
    { to: "expired", by: ["system"] },
    { to: "under_way", by: ["pilot", "system"] },
    { to: "blocked", by: ["admin"] },
  ],
  paused: [
    { to: "published", by: ["pilot", "system"] },
    { to: "cancelled", by: ["pilot", "admin", "system"] },
    { to: "expired", by: ["system"] },
    { to: "blocked", by: ["admin"] },
  ],
  under_way: [
    { to: "settlement_due", by: ["pilot", "system"] },
    // its time has come, and it stayed on the ground
    { to: "cancelled", by: ["pilot"] },
    { to: "blocked", by: ["admin"] },
  ],
  settlement_due: [
    { to: "settlement_submitted", by: ["pilot"] },
    { to: "cancelled", by: ["pilot", "system"] },
    { to: "blocked", by: ["admin"] },
  ],
  settlement_submitted: [
    { to: "closed", by: ["system", "admin"] },
    { to: "blocked", by: ["admin"] },
  ],
  closed: [{ to: "blocked", by: ["admin"] }],
  cancelled: [{ to: "blocked", by: ["admin"] }],
  expired: [{ to: "blocked", by: ["admin"] }],
  // a complaint was right: it is again what it was
  blocked: [
    { to: "draft", by: ["admin"] },
    { to: "in_review", by: ["admin"] },
    { to: "published", by: ["admin"] },
    { to: "paused", by: ["admin"] },
    { to: "under_way", by: ["admin"] },
    { to: "settlement_due", by: ["admin"] },
    { to: "settlement_submitted", by: ["admin"] },
    { to: "closed", by: ["admin"] },
    { to: "cancelled", by: ["admin"] },
    { to: "expired", by: ["admin"] },
  ],
}

export function canMoveFlight(from: FlightStatus, to: FlightStatus, role: ActorRole): boolean {
  return FLIGHT_TRANSITIONS[from].some((step) => step.to === to && step.by.includes(role))
}

/** Seats of these are flown but not settled: what is to go back of them is not known yet. */
const UNSETTLED: readonly FlightStatus[] = ["under_way", "settlement_due", "settlement_submitted"]

/**
 * The back office blocks a flight with guests before its start, which gives them everything back, or
 * once it is settled and owes nobody anything.
 */
export function canBlockFlight(flight: { status: FlightStatus; bookedSeats: number }): boolean {
  if (!canMoveFlight(flight.status, "blocked", "admin")) return false
  return flight.bookedSeats === 0 || !UNSETTLED.includes(flight.status)
}

interface BlockedFlight {
  /** What it was before. */
  former: FlightStatus
  departsAt: Date | null
  isPilotBlocked: boolean
}

/** What a flight is whose block is lifted: what it was, as far as time has not passed over it. */
export function statusAfterBlock(flight: BlockedFlight, now: Date): FlightStatus {
  const { former, departsAt, isPilotBlocked } = flight
  if (former !== "published" && former !== "paused") return former
  if (departsAt && departsAt <= now) return "expired"
  return isPilotBlocked ? "paused" : former
}

/** Published at least so long before the start, at most so many days ahead (product decision 4). */
export const PUBLISH_BEFORE_START_MS = hours(6)
export const PUBLISH_DAYS_AHEAD = 365

/** Booking closes three hours before the start. */
export const BOOKING_CLOSES_BEFORE_START_MS = hours(3)

/**
 * How many seats one order may ask for at most. An offer has no seat rows that would say which of them
 * nobody can use.
 */
export function maxSeatsOf(flight: {
  schedule: FlightSchedule
  seatsOffered: number
  unusableSeats: number
}): number {
  const { schedule, seatsOffered, unusableSeats } = flight
  return schedule === "flexible" ? seatsOffered - unusableSeats : seatsOffered
}

/** Whether seats of this flight may be booked at `now`; seat rows decide whether there are any. */
export function isBookable(
  flight: { status: FlightStatus; departsAt: Date | null },
  now: Date,
): boolean {
  if (flight.status !== "published" || !flight.departsAt) return false
  return flight.departsAt.getTime() - now.getTime() >= BOOKING_CLOSES_BEFORE_START_MS
}
