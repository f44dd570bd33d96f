import {
  BOOKING_CLOSES_BEFORE_START_MS,
  type FlightStatus,
  isBookable,
} from "#features/flights/core/flight.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"

/*
 * Somebody waits for seats of a full flight. When seats become free, whoever has waited longest for
 * so many is offered them: a hold of up to 12 hours in their name. Ordering it claims the place;
 * leaving it, or letting the time pass, passes it on to the next in line.
 */

export type WaitlistStatus = "waiting" | "offered" | "claimed" | "lapsed"

export const LIVE_ENTRIES = ["waiting", "offered"] as const

interface WaitlistTransition {
  to: WaitlistStatus
  by: readonly ActorRole[]
}

/** Every allowed step, by the status that it starts from. */
const WAITLIST_TRANSITIONS: Record<WaitlistStatus, readonly WaitlistTransition[]> = {
  waiting: [
    { to: "offered", by: ["system"] },
    { to: "lapsed", by: ["passenger", "system"] },
  ],
  offered: [
    { to: "claimed", by: ["system"] },
    { to: "lapsed", by: ["passenger", "system"] },
  ],
  claimed: [],
  lapsed: [],
}

export function canMoveEntry(from: WaitlistStatus, to: WaitlistStatus, role: ActorRole): boolean {
  return WAITLIST_TRANSITIONS[from].some((step) => step.to === to && step.by.includes(role))
}

/** Why an entry has ended, as its event says. */
export type WaitlistEnd =
  | "left"
  | "booked"
  | "claim-over"
  | "closed"
  | "flight-cancelled"
  | "flight-changed"
  | "flight-gone"
  | "account-closed"

/** So long are offered seats held, and at least so long, else they go on sale to all. */
const CLAIM_MS = hours(12)
export const MIN_CLAIM_MS = hours(1)

/** From here on nobody is offered anything any more: the time would not suffice. */
export const WAITLIST_CLOSES_BEFORE_START_MS = BOOKING_CLOSES_BEFORE_START_MS + MIN_CLAIM_MS

/** Until when seats that become free `now` are held for who waits; null: there is no time for it. */
export function claimUntil(departsAt: Date, now: Date): Date | null {
  const closesAt = departsAt.getTime() - BOOKING_CLOSES_BEFORE_START_MS
  const until = Math.min(now.getTime() + CLAIM_MS, closesAt)
  return until - now.getTime() < MIN_CLAIM_MS ? null : new Date(until)
}

interface WaitedFlight {
  status: FlightStatus
  pilotId: number
  departsAt: Date | null
  /** That anybody could book now. */
  freeSeats: number
}

/** Whether a flight has a waitlist at `now`: it is full, and there is time to claim a seat of it. */
export function hasWaitlist(flight: Omit<WaitedFlight, "pilotId">, now: Date): boolean {
  if (!flight.departsAt || flight.freeSeats > 0 || !isBookable(flight, now)) return false
  return claimUntil(flight.departsAt, now) !== null
}

/** Whoever neither flies it nor is on it may wait for it; a visitor signs in first. */
export function canJoinWaitlist(
  flight: WaitedFlight,
  userId: number | undefined,
  { isBooked }: { isBooked: boolean },
  now: Date,
): boolean {
  return hasWaitlist(flight, now) && userId !== flight.pilotId && !isBooked
}

/** A place can be left as long as it is one. */
export function canLeaveWaitlist(entry: { status: WaitlistStatus; userId: number }, actor: Actor) {
  const isOwn = actor.kind === "user" && actor.userId === entry.userId
  return isOwn && canMoveEntry(entry.status, "lapsed", "passenger")
}
