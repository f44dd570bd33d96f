import { addDays } from "#platform/days.ts"
import type { FlugfitCase } from "./flugfit.ts"

/** Product decision 10: until so many days before a flight its pilot has time to renew. */
const RENEWED_BEFORE_DAYS = 30

/** Whether what has to be renewed before the flight is usually not renewed yet. */
export function isRenewalAhead({ flight, today }: Pick<FlugfitCase, "flight" | "today">): boolean {
  return today <= lastDayToRenew(flight.day)
}

/** The last day on which a renewal may be missing. */
export function lastDayToRenew(day: string): string {
  return addDays(day, -RENEWED_BEFORE_DAYS)
}

/** The last day of a flight for which everything has to be renewed on `today`. */
export function lastDayToHaveRenewed(today: string): string {
  return addDays(today, RENEWED_BEFORE_DAYS - 1)
}
