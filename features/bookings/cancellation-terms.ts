import { isoDay } from "#platform/days.ts"
import { formatTime } from "#platform/time.ts"
import { FREE_HOUR_NEEDS_MS, freeCancellationUntil } from "./cancellation.ts"

export interface CancellationTerm {
  when: string
  refund: string
}

const HOUR = 60 * 60 * 1000

const EVERYTHING = "alles zurück"
const HALF = "50 % vom Anteil"

/** What comes back when, for somebody who books `now`; the columns of the summary. */
export function cancellationTerms(
  flight: { departsAt: Date; timeZone: string },
  pilotFirstName: string,
  now: Date,
): CancellationTerm[] {
  const until = freeCancellationUntil(flight.departsAt)
  const byPilot = { when: `${pilotFirstName} sagt ab`, refund: EVERYTHING }
  if (now < until) {
    const when = `bis ${shortInstant(until, flight.timeZone)}`
    return [{ when, refund: EVERYTHING }, { when: "danach", refund: HALF }, byPilot]
  }
  if (flight.departsAt.getTime() - now.getTime() >= HOUR + FREE_HOUR_NEEDS_MS) {
    const first = { when: "1 Stunde ab Buchung", refund: EVERYTHING }
    return [first, { when: "danach", refund: HALF }, byPilot]
  }
  return [{ when: "ab Buchung", refund: HALF }, byPilot]
}

// „11.6., 09:30“
function shortInstant(at: Date, zone: string): string {
  const [, month, day] = isoDay(at, zone).split("-").map(Number)
  return `${day}.${month}., ${formatTime(at, zone)}`
}
