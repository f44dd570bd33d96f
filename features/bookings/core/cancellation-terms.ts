import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { formatInstant, formatTime } from "#platform/time.ts"
import { FREE_HOUR_NEEDS_MS, freeCancellationUntil, freeHourAfter } from "./cancellation.ts"

/*
 * What somebody who books at a moment is told about cancelling: computed for this flight and this
 * moment, for the pages of flight and checkout and for the mails alike.
 */

export interface CancellationTerm {
  when: string
  refund: string
}

interface FlightAhead {
  departsAt: Date
  timeZone: string
}

/** What makes the booking certain: the order itself, the pilot's yes that is still to come, or the moment of it. */
export type Certain = "with-order" | "with-yes" | { at: Date }

const EVERYTHING = "alles zurück"
const HALF = "halber Anteil zurück, Gebühr bleibt"
const THEN_HALF = "Danach bekommst du den halben Kostenanteil zurück, die Servicegebühr bleibt."

/** What comes back when, for somebody who books `now`: short for columns, or with the whole date. */
export function cancellationTerms(
  flight: FlightAhead,
  pilotFirstName: string,
  now: Date,
  certain: Certain,
  formatUntil = shortInstant,
): CancellationTerm[] {
  const byPilot = { when: `${atSentenceStart(pilotFirstName)} sagt ab`, refund: EVERYTHING }
  const later = { when: "danach", refund: HALF }
  const free = freeTime(flight, now)
  if (free === "none") return [{ when: FROM_THEN[kindOf(certain)], refund: HALF }, byPilot]
  const when =
    free === "hour"
      ? FIRST_HOUR[kindOf(certain)]
      : `bis ${formatUntil(freeCancellationUntil(flight.departsAt), flight.timeZone)}`
  return [{ when, refund: EVERYTHING }, later, byPilot]
}

/** The same as sentences. */
export function formatCancellationTerms(flight: FlightAhead, now: Date, certain: Certain): string {
  const free = freeTime(flight, now)
  if (free === "none") {
    return "Kostenlos stornieren geht so kurz vor dem Start nicht mehr: Du bekommst dann den halben Kostenanteil zurück, die Servicegebühr bleibt."
  }
  if (free === "until") {
    const until = formatInstant(freeCancellationUntil(flight.departsAt), flight.timeZone)
    return `Kostenlos stornieren kannst du bis ${until}. ${THEN_HALF}`
  }
  if (typeof certain === "object") {
    const until = formatInstant(freeHourAfter(certain.at, flight.departsAt), flight.timeZone)
    return `Kostenlos stornieren kannst du bis ${until}, eine Stunde lang. ${THEN_HALF}`
  }
  return certain === "with-order"
    ? `Kostenlos stornieren kannst du in der ersten Stunde nach der Buchung. ${THEN_HALF}`
    : `Kostenlos stornieren kannst du in der ersten Stunde nach der Zusage, wenn der Start dann noch 6 Stunden entfernt ist. ${THEN_HALF}`
}

/** The same while a date is still to be agreed on. */
export const CANCELLATION_WITHOUT_DATE = `Kostenlos stornieren kannst du bis 24 Stunden vor dem Start, auf den ihr euch einigt; liegt er näher, in der ersten Stunde nach der Zusage. ${THEN_HALF}`

const FIRST_HOUR = { order: "1 Stunde ab Buchung", yes: "1 Stunde ab Zusage" }
const FROM_THEN = { order: "ab Buchung", yes: "ab Zusage" }

function kindOf(certain: Certain): "order" | "yes" {
  return certain === "with-yes" ? "yes" : "order"
}

// whether leaving is free until a day before the start, for an hour, or not at all
function freeTime({ departsAt }: FlightAhead, now: Date): "until" | "hour" | "none" {
  if (now < freeCancellationUntil(departsAt)) return "until"
  return departsAt.getTime() - now.getTime() >= hours(1) + FREE_HOUR_NEEDS_MS ? "hour" : "none"
}

// „11.6., 09:30“
function shortInstant(at: Date, zone: string): string {
  const [, month, day] = isoDay(at, zone).split("-").map(Number)
  return `${day}.${month}., ${formatTime(at, zone)}`
}
