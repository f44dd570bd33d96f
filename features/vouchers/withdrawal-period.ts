import { addDays, isoDay, isoWeekday, startOfDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { holidayOn } from "#ui/calendar/holidays.ts"
import type { VoucherStatus } from "./voucher.ts"

const WITHDRAWAL_DAYS = 14

/**
 * Until then whoever bought a voucher may withdraw from it (§ 355 Abs. 2 BGB: 14 days, the last one
 * whole). Where that day is a Saturday, a Sunday or a holiday, the next working day counts (§ 193
 * BGB); a holiday of one state is one for everybody, because nobody says where they declared.
 */
export function withdrawableUntil(boughtAt: Date): Date {
  let day = addDays(isoDay(boughtAt, HOME_ZONE), WITHDRAWAL_DAYS)
  while (isoWeekday(day) > 5 || holidayOn(day)) day = addDays(day, 1)
  // the last whole second of it
  return new Date(startOfDay(addDays(day, 1), HOME_ZONE).getTime() - 1_000)
}

/** `late`: declared after the last day. `used`: all of it has paid for flights. `ended`: it is valid no more. */
export type WithdrawalVerdict = "withdrawable" | "late" | "used" | "ended"

interface Bought {
  status: VoucherStatus
  balanceCents: number
  boughtAt: Date
}

/**
 * Whether a purchase can be withdrawn from by a declaration of that instant, for all that is not used
 * of it, and if not, why.
 */
export function judgeWithdrawal(voucher: Bought, declaredAt: Date): WithdrawalVerdict {
  const { status, balanceCents, boughtAt } = voucher
  if (status !== "active") return "ended"
  if (declaredAt > withdrawableUntil(boughtAt)) return "late"
  return balanceCents > 0 ? "withdrawable" : "used"
}
