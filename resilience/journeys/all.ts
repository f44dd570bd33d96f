import { declinedRequest, wholeBooking } from "./bookings.ts"
import type { Journey } from "./journey.ts"
import { lateSeats } from "./late-seats.ts"
import { moreSeats } from "./more-seats.ts"
import { newDate } from "./new-date.ts"
import { proposal } from "./proposal.ts"
import { groundedFlight, rightObjection, settledFlight } from "./settlement.ts"
import { debitedVoucher, givenVoucher, replacedVoucher, withdrawnVoucher } from "./vouchers.ts"
import { claimedSeat } from "./waitlist.ts"

/** Every way that money takes, by name. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  "whole booking": wholeBooking,
  "declined request": declinedRequest,
  "given voucher": givenVoucher,
  "withdrawn voucher": withdrawnVoucher,
  "debited voucher": debitedVoucher,
  "replaced voucher": replacedVoucher,
  "settled flight": settledFlight,
  "right objection": rightObjection,
  "grounded flight": groundedFlight,
  "new date": newDate,
  proposal,
  "late seats": lateSeats,
  "more seats": moreSeats,
  "claimed seat": claimedSeat,
}
