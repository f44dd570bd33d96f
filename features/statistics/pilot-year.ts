import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"

/*
 * The last twelve months of a pilot, the present one included: what was flown, with guests and
 * alone, and what was shared.
 */

export interface FlownFlight {
  departsAt: Date
  durationMinutes: number
  seatsOffered: number
  guests: number
  sharedCents: number
}

interface YearMonth {
  /** „2026-12“ */
  month: string
  withGuestsMinutes: number
  aloneMinutes: number
}

export interface PilotYear {
  months: YearMonth[]
  minutes: number
  guests: number
  sharedCents: number
}

/** The twelve months that end with the month of `now`, oldest first: „2026-01“. */
export function monthsUntil(now: Date): string[] {
  const [year = 0, month = 1] = isoDay(now, HOME_ZONE).split("-").map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const count = year * 12 + (month - 1) - 11 + index
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`
  })
}

/** Sums up what was flown in those months; flights outside of them are left out. */
export function sumUpYear(flights: readonly FlownFlight[], now: Date): PilotYear {
  const months = new Map(
    monthsUntil(now).map((month) => [month, { month, withGuestsMinutes: 0, aloneMinutes: 0 }]),
  )
  const year: PilotYear = { months: [...months.values()], minutes: 0, guests: 0, sharedCents: 0 }
  for (const flight of flights) {
    const month = months.get(isoDay(flight.departsAt, HOME_ZONE).slice(0, 7))
    if (!month) continue
    month[flight.guests > 0 ? "withGuestsMinutes" : "aloneMinutes"] += flight.durationMinutes
    year.minutes += flight.durationMinutes
    year.guests += flight.guests
    year.sharedCents += flight.sharedCents
  }
  return year
}
