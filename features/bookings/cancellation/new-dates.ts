import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import { type FlightStatus, PUBLISH_DAYS_AHEAD } from "#features/flights/core/flight.ts"
import type { Actor } from "#platform/actor.ts"
import { addDays, instantAt, isoDay, isRealDay, NO_SUCH_DAY } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { formatIsoDay } from "#platform/time.ts"

/*
 * A pilot who cannot fly offers the guests up to three new dates; what they have paid stays. Whoever
 * chooses one first makes it a flight; who says no, or nothing in time, gets everything back.
 */

export const MAX_NEW_DATES = 3

/** Time to answer, and how long before the first new date the answer has to be there. */
const ANSWER_WITHIN_MS = hours(72)
const ANSWER_BEFORE_START_MS = hours(6)
/** So that even for the nearest date there are hours to answer. */
export const NEW_DATE_AHEAD_MS = hours(12)

/** 72 hours, or six hours before the earliest of the new dates if that is sooner. */
export function rebookBy(offeredAt: Date, newDates: readonly Date[]): Date {
  const earliest = Math.min(...newDates.map((date) => date.getTime()))
  const latest = Math.min(offeredAt.getTime() + ANSWER_WITHIN_MS, earliest - ANSWER_BEFORE_START_MS)
  return new Date(latest)
}

/** Why a new date cannot be offered, at the field that can help. */
interface DateRefusal {
  index: number
  property: "day" | "time"
  sentence: string
}

/** The instants of the named dates, each of them possible; else what stands against the first that is not. */
export function newDatesOf(
  named: readonly NamedStart[],
  flight: { timeZone: string; departsAt: Date | null },
  now: Date,
): Date[] | DateRefusal {
  const dates: Date[] = []
  for (const [index, start] of named.entries()) {
    const read = newDateOf(start, flight.timeZone, now)
    if (!(read instanceof Date)) return { index, ...read }
    if (read.getTime() === flight.departsAt?.getTime()) {
      return { index, property: "time", sentence: "Das ist der Termin, den du gerade absagst." }
    }
    if (dates.some((date) => date.getTime() === read.getTime())) {
      return { index, property: "time", sentence: "Diesen Termin hast du schon genannt." }
    }
    dates.push(read)
  }
  return dates
}

function newDateOf(
  { day, time }: NamedStart,
  timeZone: string,
  now: Date,
): Date | Omit<DateRefusal, "index"> {
  if (!isRealDay(day)) return { property: "day", sentence: NO_SUCH_DAY }
  if (day > addDays(isoDay(now, timeZone), PUBLISH_DAYS_AHEAD)) {
    return { property: "day", sentence: "So weit voraus lässt sich noch kein Flug festlegen." }
  }
  const at = instantAt(day, time, timeZone)
  if (!at) {
    return {
      property: "time",
      sentence: `Diese Uhrzeit gibt es am ${formatIsoDay(day)} nicht: In dieser Stunde springt die Uhr auf Sommerzeit.`,
    }
  }
  if (at.getTime() - now.getTime() < NEW_DATE_AHEAD_MS) {
    return {
      property: day === isoDay(now, timeZone) ? "day" : "time",
      sentence:
        "Bis zum neuen Termin müssen es mindestens 12 Stunden sein, damit alle antworten können.",
    }
  }
  return at
}

/** The guest of a cancelled flight answers the new dates, as long as there is time. */
export function canAnswerNewDates(
  booking: { status: BookingStatus; passengerId: number | null; rebookBy: Date | null },
  actor: Actor,
  now: Date,
): boolean {
  return (
    booking.status === "rebooking_offered" &&
    actor.kind === "user" &&
    actor.userId === booking.passengerId &&
    booking.rebookBy !== null &&
    now < booking.rebookBy
  )
}

/** A dated flight may be called off by its pilot until it is under way. */
export function canCallOff(flight: { status: FlightStatus; departsAt: Date | null }): boolean {
  const isAhead = flight.status === "published" || flight.status === "paused"
  return isAhead && flight.departsAt !== null
}
