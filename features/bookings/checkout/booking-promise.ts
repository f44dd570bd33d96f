import { respondBy } from "#features/bookings/core/booking.ts"
import {
  CANCELLATION_WITHOUT_DATE,
  type CancellationTerm,
  cancellationTerms,
  formatCancellationTerms,
} from "#features/bookings/core/cancellation-terms.ts"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { instantAt, isRealDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"

/** What is promised beside the button, to somebody who books at this moment. */
export interface BookingPromise {
  /** When it is certain, and when it is charged. */
  answer: string
  cancellation: string
}

interface Bookable {
  flight: { departsAt: Date; timeZone: string; isInstantBooking: boolean }
  pilot: { firstName: string }
}

export function promiseOfBooking({ flight, pilot }: Bookable, now: Date): BookingPromise {
  return {
    answer: flight.isInstantBooking
      ? "Sofort gebucht und bezahlt."
      : formatAnswer(pilot.firstName, flight.departsAt, now),
    cancellation: formatCancellationTerms(flight, now, certainOf(flight)),
  }
}

/** What comes back when, with whole dates: the same rule as the sentence beside the button. */
export function termsOfBooking({ flight, pilot }: Bookable, now: Date): CancellationTerm[] {
  return cancellationTerms(flight, pilot.firstName, now, certainOf(flight), formatInstant)
}

const certainOf = ({ isInstantBooking }: Bookable["flight"]) =>
  isInstantBooking ? "with-order" : "with-yes"

interface Proposal {
  timeZone: string
  pilot: { firstName: string }
  /** What is typed so far. */
  start: NamedStart
}

export function promiseOfProposal(proposal: Proposal, now: Date): BookingPromise {
  const { start, timeZone, pilot } = proposal
  const isTyped = isRealDay(start.day) && CLOCK_TIME.test(start.time)
  const departsAt = isTyped ? instantAt(start.day, start.time, timeZone) : undefined
  const isAhead = departsAt !== undefined && departsAt > now
  return {
    answer: isAhead
      ? formatAnswer(pilot.firstName, departsAt, now)
      : `${atSentenceStart(pilot.firstName)} antwortet binnen 48 Stunden. Abgebucht wird erst mit der Zusage.`,
    cancellation: isAhead
      ? formatCancellationTerms({ departsAt, timeZone }, now, "with-yes")
      : CANCELLATION_WITHOUT_DATE,
  }
}

const CLOCK_TIME = /^\d\d:\d\d$/

function formatAnswer(firstName: string, departsAt: Date, now: Date): string {
  const until = respondBy(now, departsAt)
  const isFullTime = until.getTime() - now.getTime() === hours(48)
  const when = isFullTime ? "binnen 48 Stunden" : `spätestens ${formatInstant(until, HOME_ZONE)}`
  return `${atSentenceStart(firstName)} antwortet ${when}. Abgebucht wird erst mit der Zusage.`
}
