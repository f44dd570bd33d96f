import { listBookingDeletionBlockers } from "#features/bookings/server/booking-deletion-blockers.ts"
import { listFlightDeletionBlockers } from "#features/flights/server/flight-deletion-blockers.ts"
import { listTeamDeletionBlockers } from "#features/office-team/server/team-deletion-blockers.ts"
import type { DeletionBlocker } from "#features/users/core/deletion-blocker.ts"
import { listVoucherDeletionBlockers } from "#features/vouchers/server/voucher-deletion-blockers.ts"
import type { Db } from "#platform/server/db.ts"

/** Everything that is still open and keeps an account from being deleted; each thing once. */
export async function listDeletionBlockers(db: Db, userId: number): Promise<DeletionBlocker[]> {
  const reasons = [
    ...(await listBookingDeletionBlockers(db, userId)),
    ...(await listFlightDeletionBlockers(db, userId)),
    ...(await listVoucherDeletionBlockers(db, userId)),
    ...(await listTeamDeletionBlockers(db, userId)),
  ]
  return [...new Map(reasons.map((reason) => [reason.text, reason])).values()]
}
