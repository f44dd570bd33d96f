import { days, minutes } from "#platform/duration.ts"
import type { FlownAs, Landing } from "./flugfit/flugfit.ts"

/*
 * The landing log: what a pilot enters of their own flying, so that Flugfit can count it. One entry
 * is a flight or a day of them in one aircraft; only its pilot sees it, may correct and remove it. A
 * flight with guests that has landed puts itself into the log.
 */

/** An entry as its pilot sees it. */
export interface LoggedLanding extends Landing {
  id: number
  /** „C172“; may be empty, as the place. */
  aircraftType: string
  place: string
  /** The flight that the entry was taken from; whoever wrote it themselves has none. */
  flightId: number | null
}

export const MAX_LENGTHS = { aircraftType: 40, place: 60 } as const
export const MAX_PER_ENTRY = { landings: 99, minutes: days(1) / minutes(1) } as const

/** Forty years of two flights a week. */
export const MAX_ENTRIES = 4_000
export const ENTRIES_PER_PAGE = 10

export const FLOWN_AS_NAMES: Record<FlownAs, string> = {
  pic: "als PIC",
  dual: "mit Lehrer:in",
  check: "mit Prüfer:in",
}
