import type { FlightStatus } from "#features/flights/core/flight.ts"
import { expectedDeparture } from "#features/flights/core/flight-clock.ts"
import type { Actor } from "#platform/actor.ts"
import { hours, minutes } from "#platform/duration.ts"

/*
 * The day as it happens: later than planned, taken off, landed, landed elsewhere. What a pilot says moves the flight
 * on; where nobody says anything the planned times do (`stepByClock`).
 */

interface DayFlight {
  pilotId: number
  status: FlightStatus
  departsAt: Date | null
  expectedDepartsAt: Date | null
  tookOffAt: Date | null
  landedAt: Date | null
}

/** A start is announced as later on the day itself; before that it is another date. */
const DELAY_BEFORE_START_MS = hours(12)
/** What is later than this is another date, to which guests have to agree. */
export const MAX_DELAY_MINUTES = 360
/** What a pilot may say to guests about the day, in characters. */
export const MAX_DAY_WORD_LENGTH = 300
/** Everybody is there: it may start before its time. */
const TAKE_OFF_BEFORE_START_MS = minutes(60)
/** Who is not there by then is left behind (product decision 4). */
const NO_SHOW_AFTER_MS = minutes(20)

export function canDelay(flight: DayFlight, actor: Actor, now: Date): boolean {
  const { status, departsAt } = flight
  if (!isPilotOf(flight, actor) || status !== "published" || !departsAt) return false
  const latest = departsAt.getTime() + minutes(MAX_DELAY_MINUTES)
  return departsAt.getTime() - now.getTime() <= DELAY_BEFORE_START_MS && now.getTime() < latest
}

/** „Wir sind los“, and later that it was at another time. */
export function canTakeOff(flight: DayFlight, actor: Actor, now: Date): boolean {
  const { status, departsAt, landedAt } = flight
  if (!isPilotOf(flight, actor) || !departsAt) return false
  if (status === "under_way") return landedAt === null
  return status === "published" && departsAt.getTime() - now.getTime() <= TAKE_OFF_BEFORE_START_MS
}

/** „Gelandet“; where time has landed it already, the true time until the statement is handed in. */
export function canLand(flight: DayFlight, actor: Actor): boolean {
  return isPilotOf(flight, actor) && ["under_way", "settlement_due"].includes(flight.status)
}

/** „Wir landen woanders“, from the take-off on. */
export function canDivert(flight: DayFlight, actor: Actor): boolean {
  return canLand(flight, actor)
}

/** The list of who comes is the pilot's from the day before until the statement is handed in. */
export function canBoard(flight: DayFlight, actor: Actor, now: Date): boolean {
  const { status, departsAt } = flight
  if (!isPilotOf(flight, actor) || !departsAt) return false
  if (status === "under_way" || status === "settlement_due") return true
  return status === "published" && departsAt.getTime() - now.getTime() <= hours(24)
}

/** From then on somebody who is not there may be noted as missing. */
export function noShowFrom(
  flight: Pick<DayFlight, "expectedDepartsAt"> & { departsAt: Date },
): Date {
  return new Date(expectedDeparture(flight).getTime() + NO_SHOW_AFTER_MS)
}

function isPilotOf(flight: { pilotId: number }, actor: Actor): boolean {
  return actor.kind === "user" && actor.userId === flight.pilotId
}
