import { and, asc, eq, inArray } from "drizzle-orm"
import { LIVE_STATUSES } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { PAUSED_WITH_ACCOUNT } from "#features/flights/pausing/server/pause-flights-of.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import { SYSTEM } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { endBookingsOfFlight } from "./end-bookings-of-flight.ts"

/**
 * Nobody flies with a blocked pilot: flights with confirmed guests are cancelled, everybody gets
 * everything back, also who may choose a new date for one. Where only a hold or a request is open, it ends, and the flight stays paused.
 */
export async function cancelFlightsOf(db: Db, pilotId: number): Promise<void> {
  const booked = await db
    .selectDistinct({ id: flightsTable.id })
    .from(flightsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.flightId, flightsTable.id))
    .where(
      and(
        eq(flightsTable.pilotId, pilotId),
        inArray(flightsTable.status, ["paused", "cancelled"]),
        inArray(bookingsTable.status, [...LIVE_STATUSES]),
      ),
    )
    .orderBy(asc(flightsTable.id))
  for (const { id } of booked) await inTransaction(db, (tx) => cancel(tx, id))
}

async function cancel(tx: Db, flightId: number): Promise<void> {
  const flight = await lockFlight(tx, flightId)
  if (!flight || !(await isAccountClosed(tx, flight.pilotId))) return
  const isCancelled = flight.status === "cancelled"
  if (flight.status !== "paused" && !isCancelled) return
  const isBooked = (await occupancyOfFlight(tx, flightId)) === "booked"
  const why = { actor: SYSTEM, role: "system", reason: PAUSED_WITH_ACCOUNT } as const
  await endBookingsOfFlight(tx, flightId, why)
  if (isBooked && !isCancelled)
    await moveFlight(tx, flight, { to: "cancelled", event: "flight.cancelled", ...why })
}
