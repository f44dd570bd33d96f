import { and, eq, inArray } from "drizzle-orm"
import type { Standing } from "#features/flights/flight-clock.ts"
import type { Db } from "#platform/server/db.ts"
import { LIVE_STATUSES } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"

/** Whether somebody flies along for sure; a hold, a request or another date may still end either way. */
export async function standingOfFlight(tx: Db, flightId: number): Promise<Standing> {
  const live = await tx
    .select({ status: bookingsTable.status })
    .from(bookingsTable)
    .where(
      and(eq(bookingsTable.flightId, flightId), inArray(bookingsTable.status, [...LIVE_STATUSES])),
    )
  if (live.some(({ status }) => status === "confirmed")) return "booked"
  return live.length > 0 ? "waiting" : "empty"
}
