import { addDays, addMonths, isoDay, startOfDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"

const YEARS = 3
const KEPT_MONTHS = 6
const WITHDRAWAL_DAYS = 14

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

/** Until then whoever bought it may withdraw from it (§ 355 Abs. 2 BGB: 14 days, the last one whole). */
export function withdrawableUntil(boughtAt: Date): Date {
  return endOfDay(addDays(isoDay(boughtAt, HOME_ZONE), WITHDRAWAL_DAYS))
}

// the last whole second of it
function endOfDay(day: string): Date {
  return new Date(startOfDay(addDays(day, 1), HOME_ZONE).getTime() - 1_000)
}
