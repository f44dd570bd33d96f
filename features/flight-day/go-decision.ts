import type { FlightStatus } from "#features/flights/core/flight.ts"
import { expectedDeparture } from "#features/flights/core/flight-clock.ts"
import type { Actor } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"

/*
 * Whether a flight flies is its pilot's to say: go, or when there will be an answer; calling it off and other
 * dates are steps of their own (bookings/cancellation). The last word holds, for the start it was said of.
 */

export type Decision = "go" | "later"

export interface GoDecision {
  decision: Decision
  decideBy: Date | null
  decidedAt: Date
  /** The start that it is about. */
  departsAt: Date
}

/** From then on the pilot may decide, and guests see how it stands (product decision 10). */
const DECIDABLE_BEFORE_START_MS = hours(48)
/** Who travels has to know by then; without a word the pilot is asked once more. */
const OVERDUE_BEFORE_START_MS = hours(3)
/** Guests need an hour to get there, or to stay at home. */
const DECIDED_BEFORE_START_MS = hours(1)

export type GoState =
  | { kind: "open" }
  | { kind: "later"; decideBy: Date }
  /** The time for an answer has passed without one. */
  | { kind: "overdue" }
  | { kind: "go"; decidedAt: Date }

interface DecidedFlight {
  status: FlightStatus
  departsAt: Date | null
  expectedDepartsAt: Date | null
}

/** How the decision stands; undefined where there is none to make: too early, started, called off. */
export function goStateOf(
  flight: DecidedFlight,
  decision: GoDecision | undefined,
  now: Date,
): GoState | undefined {
  if (!isDecidable(flight, now)) return undefined
  const { departsAt } = flight
  const last = decision?.departsAt.getTime() === departsAt.getTime() ? decision : undefined
  if (last?.decision === "go") return { kind: "go", decidedAt: last.decidedAt }
  const answerBy = last?.decideBy ?? new Date(departsAt.getTime() - OVERDUE_BEFORE_START_MS)
  if (answerBy <= now) return { kind: "overdue" }
  return last?.decideBy ? { kind: "later", decideBy: last.decideBy } : { kind: "open" }
}

/** Its pilot says whether it flies, from two days before until it starts. */
export function canDecide(
  flight: DecidedFlight & { pilotId: number },
  actor: Actor,
  now: Date,
): boolean {
  return actor.kind === "user" && actor.userId === flight.pilotId && isDecidable(flight, now)
}

function isDecidable<Flight extends DecidedFlight>(
  flight: Flight,
  now: Date,
): flight is Flight & { departsAt: Date } {
  const { status, departsAt } = flight
  const starts = expectedDeparture(flight)
  if (status !== "published" || !departsAt || !starts) return false
  return departsAt.getTime() - now.getTime() <= DECIDABLE_BEFORE_START_MS && now < starts
}

/** Until when a pilot may put the answer off; null where there is no time left for that. */
export function lastDecideBy({ departsAt }: { departsAt: Date }, now: Date): Date | null {
  const last = new Date(departsAt.getTime() - DECIDED_BEFORE_START_MS)
  return last > now ? last : null
}

/** The full hours to which an answer may be put off, the soonest first, and the last moment. */
export function decideByChoices(flight: { departsAt: Date }, now: Date): Date[] {
  const last = lastDecideBy(flight, now)
  if (!last) return []
  const choices: Date[] = []
  const hour = hours(1)
  for (let at = Math.ceil((now.getTime() + 1) / hour) * hour; at < last.getTime(); at += hour) {
    choices.push(new Date(at))
  }
  return [...choices, last]
}
