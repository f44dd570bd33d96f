import { isoDay } from "#platform/days.ts"
import type { FlightOnBoard } from "./flight-on-board.ts"

/*
 * Years and months of flights. A flight belongs to the day on which it started at its own airfield:
 * that is the date that its pass and its statement bear.
 */

type Started = Pick<FlightOnBoard, "departsAt" | "timeZone">

/** „2026-12-05“ */
export function dayOf({ departsAt, timeZone }: Started): string {
  return isoDay(departsAt, timeZone)
}

function yearOf(flight: Started): number {
  return Number(dayOf(flight).slice(0, 4))
}

/** The years in which something was flown, the latest first. */
export function yearsOf(flights: readonly Started[]): number[] {
  return [...new Set(flights.map(yearOf))].toSorted((one, other) => other - one)
}

/** The flights of a year; of all years without one. */
export function flightsOfYear<F extends Started>(flights: readonly F[], year: number | null): F[] {
  return flights.filter((flight) => year === null || yearOf(flight) === year)
}

export interface Period<F> {
  /** „2026-12“ or „2026“ */
  period: string
  flights: F[]
}

/**
 * The months of the one year in which the flights lie; otherwise the years from the first to the
 * last, those without a flight among them.
 */
export function periodsOf<F extends Started>(flights: readonly F[]): Period<F>[] {
  const years = yearsOf(flights)
  const [last, first] = [years[0], years.at(-1)]
  if (last === undefined || first === undefined) return []
  const periods =
    first === last
      ? Array.from({ length: 12 }, (_, month) => `${first}-${String(month + 1).padStart(2, "0")}`)
      : Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
  return periods.map((period) => ({
    period,
    flights: flights.filter((flight) => dayOf(flight).startsWith(period)),
  }))
}
