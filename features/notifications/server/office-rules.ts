import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { CancelledSide } from "#features/bookings/office/office-cancellation.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"

/**
 * The back office has ended a booking for this side, which nobody else tells: a pilot is told of no
 * booking that they have ended, a guest of no request that they have taken back.
 */
export function endedFor(side: CancelledSide) {
  return async (_: Db, __: MailFacts, { data }: EventRow): Promise<boolean> =>
    data.side === side && (side === "pilot" || data.wasUnpaid === 1)
}
