import { isoDay } from "#platform/days.ts"
import { formatInstant, formatTime, HOME_ZONE } from "#platform/time.ts"

/*
 * Seats that somebody holds at the checkout. They are neither sold nor free, and when the hold ends is
 * what everybody else wants to know. The clock is that of the reader, not that of the airfield.
 */

/** „21:34 Uhr“ where that is today, else with its day. */
export function formatHeldUntil(until: string, now: Date): string {
  const at = new Date(until)
  const isToday = isoDay(at, HOME_ZONE) === isoDay(now, HOME_ZONE)
  return isToday ? `${formatTime(at, HOME_ZONE)} Uhr` : formatInstant(at, HOME_ZONE)
}

/** „1 weiterer Platz ist gerade in einer Kasse, frei ab 21:34 Uhr.“ */
export function formatOtherHolds(seats: number, until: string, now: Date): string {
  const which = seats === 1 ? "1 weiterer Platz ist" : `${seats} weitere Plätze sind`
  return `${which} gerade in einer Kasse, frei ab ${formatHeldUntil(until, now)}.`
}
