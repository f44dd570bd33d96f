import { declinedRequest, wholeBooking } from "./bookings.ts"
import type { Journey } from "./journey.ts"
import { newDate } from "./new-date.ts"
import { groundedFlight, rightObjection, settledFlight } from "./settlement.ts"
import { debitedVoucher, givenVoucher, withdrawnVoucher } from "./vouchers.ts"
import { claimedSeat } from "./waitlist.ts"

/** Every way that money takes, by name. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  "whole booking": wholeBooking,
  "declined request": declinedRequest,
  "given voucher": givenVoucher,
  "withdrawn voucher": withdrawnVoucher,
  "debited voucher": debitedVoucher,
  "settled flight": settledFlight,
  "right objection": rightObjection,
  "grounded flight": groundedFlight,
  "new date": newDate,
  "claimed seat": claimedSeat,
}
