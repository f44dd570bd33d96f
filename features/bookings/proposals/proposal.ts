import {
  BOOKING_CLOSES_BEFORE_START_MS,
  type FlightSchedule,
  type FlightStatus,
  PUBLISH_BEFORE_START_MS,
  PUBLISH_DAYS_AHEAD,
} from "#features/flights/core/flight.ts"
import { formatTimeWindow, formatWeekdays } from "#features/flights/core/ui/format-time-window.ts"
import { addDays, instantAt, isoDay, isRealDay, NO_SUCH_DAY } from "#platform/days.ts"
import { type SunTimes, sunTimes } from "#platform/sun.ts"
import { formatIsoDay, formatTime } from "#platform/time.ts"
import {
  formatHours,
  isOfferedWeekday,
  type NamedStart,
  type OfferedTimes,
} from "./proposal-days.ts"

/*
 * A proposal is a booking of an offer without a date: it names the start and holds no seats. The
 * pilot says yes to it, says no, or names another start once; whichever side answers with yes makes
 * the flight. Until then the offer is open to everybody else.
 */

export interface ProposableOffer extends OfferedTimes {
  timeZone: string
  departure: { lat: number; lng: number }
}

/** Why a start is not to be had, at the field that can help. */
export interface StartRefusal {
  property: "day" | "time"
  sentence: string
}

/** The instant of a named start, where the offer allows it at `now`; else what stands against it. */
export function startOfProposal(
  offer: ProposableOffer,
  named: NamedStart,
  now: Date,
): Date | StartRefusal {
  const { timeZone, window } = offer
  const { day, time } = named
  if (!isRealDay(day)) return { property: "day", sentence: NO_SUCH_DAY }
  if (day < window.from || day > window.to) {
    return { property: "day", sentence: `Dieses Angebot gilt vom ${formatTimeWindow(offer)}.` }
  }
  const today = isoDay(now, timeZone)
  if (day < today) return { property: "day", sentence: "Dieser Tag ist schon vorbei." }
  if (day > addDays(today, PUBLISH_DAYS_AHEAD)) {
    return { property: "day", sentence: "So weit voraus lässt sich noch kein Flug festlegen." }
  }
  if (!isOfferedWeekday(offer, day)) {
    const weekdays = formatWeekdays([...offer.weekdays])
    return {
      property: "day",
      sentence: `Dieses Angebot gilt nur ${weekdays}. Wähle einen anderen Tag.`,
    }
  }
  const at = instantAt(day, time, timeZone)
  if (!at) {
    return {
      property: "time",
      sentence: `Diese Uhrzeit gibt es am ${formatIsoDay(day)} nicht: In dieser Stunde springt die Uhr auf Sommerzeit.`,
    }
  }
  const sentence = againstTime(offer, named, at) ?? againstNow(at, now)
  return sentence ? { property: "time", sentence } : at
}

function againstTime(offer: ProposableOffer, { day, time }: NamedStart, at: Date) {
  const { hours, departure, timeZone } = offer
  if (hours) {
    const isWithin = time >= hours.earliest && time <= hours.latest
    return isWithin ? undefined : `Der Start liegt ${formatHours(offer)}.`
  }
  const { sunrise, sunset }: SunTimes = sunTimes(day, departure)
  if (!sunrise || !sunset || (at >= sunrise && at <= sunset)) return undefined
  return `Der Start liegt bei Tageslicht, am ${formatIsoDay(day)} zwischen ${formatTime(sunrise, timeZone)} und ${formatTime(sunset, timeZone)} Uhr.`
}

function againstNow(at: Date, now: Date) {
  if (at.getTime() - now.getTime() >= PUBLISH_BEFORE_START_MS) return undefined
  return "Bis zum Start müssen es mindestens 6 Stunden sein, damit Zeit für eine Antwort bleibt."
}

/**
 * Whether an offer may still become the flight of a start that was proposed in time. Answers take
 * time: they may come until booking would close.
 */
export function isStartOpen(
  offer: { status: FlightStatus; schedule: FlightSchedule },
  departsAt: Date | null,
  now: Date,
): boolean {
  return (
    offer.schedule === "flexible" &&
    offer.status === "published" &&
    departsAt !== null &&
    departsAt.getTime() - now.getTime() >= BOOKING_CLOSES_BEFORE_START_MS
  )
}
