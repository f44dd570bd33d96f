import { eq, sum } from "drizzle-orm"
import {
  columnsOfFeeRule,
  feeRuleOf,
  retainedOfLateSeats,
} from "#features/bookings/core/booking.ts"
import { sourcesLeftIn } from "#features/bookings/core/server/booking-sources.ts"
import { findCollectedPrice } from "#features/bookings/core/server/collected-price.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { listPaidOrders } from "#features/bookings/core/server/orders-of-booking.ts"
import { canSplitRefund } from "#features/bookings/office/server/can-split-refund.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { Db } from "#platform/server/db.ts"
import { canRefundShare, type ShareRefundPreview } from "../../share-refund.ts"
import { settlementPartsTable as parts, settlementsTable } from "../settlements-tables.ts"
import { shareRefundsTable } from "./share-refunds-table.ts"

/** What goes back at the pilot's cost if somebody asks now; null: nothing of this booking does. */
export async function previewShareRefund(
  db: Db,
  { booking, flight }: { booking: BookingRow; flight: Pick<FlightRow, "id" | "status"> },
): Promise<ShareRefundPreview | null> {
  const stated = await db.select().from(parts).where(eq(parts.flightId, flight.id))
  const part = stated.find(({ bookingId }) => bookingId === booking.id)
  if (!part || !canRefundShare(booking, flight, part)) return null
  // what was never paid cannot go back, and what is not collected yet is not divided
  const { price, isAwaited } = await findCollectedPrice(db, booking)
  const isPaid = price.shareCents === part.shareCents + part.refundShareCents
  if (isAwaited || !isPaid) return null
  const [settlement] = await db
    .select()
    .from(settlementsTable)
    .where(eq(settlementsTable.flightId, flight.id))
  const people = stated.reduce((count, { seats }) => count + seats, 1)
  const equalShareCents = Math.floor((settlement?.actualCostCents ?? 0) / people)
  const seatShareCents = Math.min(booking.seatPriceCents, equalShareCents)
  if (seatShareCents < 2) return null
  const [refunded] = await db
    .select({
      share: sum(shareRefundsTable.shareCents).mapWith(Number),
      fee: sum(shareRefundsTable.feeCents).mapWith(Number),
    })
    .from(shareRefundsTable)
    .where(eq(shareRefundsTable.bookingId, booking.id))
  return {
    paid: {
      seats: booking.seats,
      seatPriceCents: booking.seatPriceCents,
      feeCents: booking.feeCents,
      ...columnsOfFeeRule(feeRuleOf(booking)),
    },
    seatShareCents,
    shareCents: part.shareCents,
    feeCents: part.feeCents,
    lateFeeCents: retainedOfLateSeats(booking).feeCents,
    refundedCents: (refunded?.share ?? 0) + (refunded?.fee ?? 0),
    left: await sourcesLeftIn(db, booking.id),
    orderCount: (await listPaidOrders(db, booking)).length,
    canSplit: await canSplitRefund(db, booking),
  }
}
