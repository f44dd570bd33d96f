import { addDays, addMonths, isoDay, startOfDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"

const YEARS = 3
const KEPT_MONTHS = 6

/** 31.12. of the third year after, 23:59:59 in Berlin (§§ 195, 199 BGB count the same way). */
export function validUntilOf(boughtAt: Date): Date {
  const year = Number(isoDay(boughtAt, HOME_ZONE).slice(0, 4)) + YEARS
  return endOfDay(`${year}-12-31`)
}

/** What comes back to a voucher stays usable for at least six months. */
export function keptValidUntil(validUntil: Date, returnedAt: Date): Date {
  const least = endOfDay(addMonths(isoDay(returnedAt, HOME_ZONE), KEPT_MONTHS))
  return validUntil < least ? least : validUntil
}

// the last whole second of it
function endOfDay(day: string): Date {
  return new Date(startOfDay(addDays(day, 1), HOME_ZONE).getTime() - 1_000)
}
