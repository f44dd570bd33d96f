import { listBookingReasonsToStay } from "#features/bookings/server/booking-reasons-to-stay.ts"
import { listFlightReasonsToStay } from "#features/flights/server/flight-reasons-to-stay.ts"
import type { ReasonToStay } from "#features/users/reason-to-stay.ts"
import { listVoucherReasonsToStay } from "#features/vouchers/server/voucher-reasons-to-stay.ts"
import type { Db } from "#platform/server/db.ts"

/** Everything that is still open and keeps an account from being deleted; each thing once. */
export async function listReasonsToStay(db: Db, userId: number): Promise<ReasonToStay[]> {
  const reasons = [
    ...(await listBookingReasonsToStay(db, userId)),
    ...(await listFlightReasonsToStay(db, userId)),
    ...(await listVoucherReasonsToStay(db, userId)),
  ]
  return [...new Map(reasons.map((reason) => [reason.text, reason])).values()]
}
