import { and, asc, eq, inArray } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { type EventRow, recordEvent } from "#platform/server/events.ts"
import type { PayoutStatus } from "../../payout.ts"
import { payoutsTable as payouts, settlementsTable } from "../settlements-tables.ts"

/** The money of a flight has arrived, or something stands in its way; `bookingIds` says whose. */
export const FLIGHT_PAID_OUT = "flight.paid_out"
export const FLIGHT_PAYOUT_HELD = "flight.payout_held"

const UNDER_WAY: readonly PayoutStatus[] = ["released", "ordered"]

/**
 * Runs when a payout has reached a final state. The pilot gets one notification per flight: it is sent
 * when none of the flight's payouts is under way any more.
 */
export function notifyOfPayouts(db: Db, event: EventRow): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [booking] = await tx
      .select({ flightId: bookingsTable.flightId })
      .from(bookingsTable)
      .where(eq(bookingsTable.id, event.entityId))
    if (!booking) return
    const { flightId } = booking
    // the lock serialises payouts that finish at the same moment
    await tx
      .select({ flightId: settlementsTable.flightId })
      .from(settlementsTable)
      .where(eq(settlementsTable.flightId, flightId))
      .for("update")
    const all = await tx
      .select({ payout: payouts })
      .from(payouts)
      .innerJoin(bookingsTable, eq(bookingsTable.id, payouts.bookingId))
      .where(eq(bookingsTable.flightId, flightId))
      .orderBy(asc(payouts.bookingId))
    if (all.some(({ payout }) => UNDER_WAY.includes(payout.status))) return
    for (const [status, kind] of [
      ["paid", FLIGHT_PAID_OUT],
      ["held", FLIGHT_PAYOUT_HELD],
    ] as const) {
      const news = all
        .map(({ payout }) => payout)
        .filter((payout) => payout.status === status && payout.notificationDueSince !== null)
      const bookingIds = await takePendingDecisions(
        tx,
        status,
        news.map(({ bookingId }) => bookingId),
      )
      if (bookingIds.length === 0) continue
      const data = { bookingIds }
      await recordEvent(tx, { kind, entityId: flightId, actor: SYSTEM, role: "system", data })
    }
  })
}

/** Claims the payouts that still have this status, so that no concurrent run reports them too. */
async function takePendingDecisions(
  tx: Db,
  status: PayoutStatus,
  ids: number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const taken = await tx
    .update(payouts)
    .set({ notificationDueSince: null })
    .where(and(inArray(payouts.bookingId, ids), eq(payouts.status, status)))
    .returning({ bookingId: payouts.bookingId })
  return taken.map(({ bookingId }) => bookingId).toSorted((one, other) => one - other)
}
