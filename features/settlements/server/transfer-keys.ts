import { listJoinedOrders } from "#features/bookings/server/orders-of-booking.ts"
import type { Db } from "#platform/server/db.ts"
import { cardTransferKey, creditTransferKey } from "../payout.ts"

/** The names of all transfers by which some bookings may be paid out. */
export async function listTransferKeys(db: Db, bookingIds: readonly number[]): Promise<string[]> {
  const more = await listJoinedOrders(db, bookingIds)
  return [
    ...bookingIds.flatMap((id) => [cardTransferKey(id, id), creditTransferKey(id)]),
    ...more.map(({ id, bookingId }) => cardTransferKey(bookingId, id)),
  ]
}
