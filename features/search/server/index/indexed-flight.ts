import type { FlightKind, Topic } from "#features/flights/core/flight.ts"
import { days, minutes } from "#platform/duration.ts"
import type { PlaneKind } from "../../search-query.ts"

/** What the search knows of a flight that somebody could book, or of an offer without a date. */
export interface IndexedFlight {
  id: number
  pilotId: number
  departureAirportId: number
  destinationAirportId: number
  /** An offer has a window instead of a date. */
  isOffer: boolean
  /** Minutes since 1970 at which it starts; of an offer, at which its first day begins. */
  startMinute: number
  /** Days since 1970 at the airport: the day of the start, or the first and last of the window. */
  firstDay: number
  lastDay: number
  /** The days of the week of an offer, 1 is Monday; none: every day. */
  weekdays: number[]
  freeSeats: number
  /** When a seat that is only held may be free again, in milliseconds since 1970. */
  holdEndsAt: number | null
  seatPriceCents: number
  durationMinutes: number
  kind: FlightKind
  topics: Topic[]
  isInstantBooking: boolean
  planeKind: PlaneKind | null
  /** 0 to 1: the part of what an offer should say that this one says. */
  completeness: number
}

/** What the search knows of a pilot. */
export interface PilotRating {
  id: number
  reviewCount: number
  starSum: number
  /** Requests that were answered in time, and those that were not. */
  answered: number
  unanswered: number
}

export const MINUTES_PER_DAY = days(1) / minutes(1)

/** 1 is Monday; the first day of 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** Days since 1970 of an ISO day. */
export function dayNumber(isoDay: string): number {
  return Date.parse(isoDay) / days(1)
}
