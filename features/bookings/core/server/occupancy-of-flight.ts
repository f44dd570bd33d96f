import { and, eq, gt, inArray, or, sql } from "drizzle-orm"
import type { FlightOccupancy } from "#features/flights/core/flight-clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type BookingStatus, LIVE_STATUSES } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"

const RETAINED_CENTS = sql`${bookingsTable.retainedShareCents} + ${bookingsTable.retainedFeeCents}`
const CARRIES_COSTS: readonly BookingStatus[] = ["confirmed", "cancelled_by_passenger"]

/**
 * Whether somebody flies along for sure; a hold, a request or another date may still end either way.
 * Who cancelled late still carries a part of the costs: whether it was flown is the pilot's to say.
 */
export async function occupancyOfFlight(tx: Db, flightId: number): Promise<FlightOccupancy> {
  const live = await tx
    .select({ status: bookingsTable.status })
    .from(bookingsTable)
    .where(
      and(
        eq(bookingsTable.flightId, flightId),
        or(inArray(bookingsTable.status, [...LIVE_STATUSES]), gt(RETAINED_CENTS, 0)),
      ),
    )
  if (live.some(({ status }) => CARRIES_COSTS.includes(status))) return "booked"
  return live.length > 0 ? "waiting" : "empty"
}
