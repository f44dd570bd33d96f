import { eq } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canTakeOff } from "../day-steps.ts"
import { correctTime, refuseImpossible } from "./correct-time.ts"

/** „Wir sind los“: the flight is under way since `at`, or since now. Said again it corrects the time. */
export function takeOff(db: Db, pilot: UserActor, flightId: number, at?: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    const now = clock.now()
    if (!canTakeOff(flight, pilot, now)) throw notReady()
    if (flight.tookOffAt && !at) return
    const tookOffAt = at ?? now
    refuseImpossible(flight, { tookOffAt, landedAt: null }, now)
    if (flight.status === "published") {
      if ((await occupancyOfFlight(tx, flightId)) !== "booked") throw notReady()
      await tx.update(flightsTable).set({ tookOffAt }).where(eq(flightsTable.id, flightId))
      const by = { actor: pilot, role: "pilot" } as const
      await moveFlight(tx, flight, { ...by, to: "under_way", event: "flight.departed" })
    } else await correctTime(tx, pilot, flightId, { tookOffAt })
  })
}

function notReady(): DomainError {
  return new DomainError(
    "not-ready-for-take-off",
    "invalid",
    "„Wir sind los“ geht ab einer Stunde vor dem geplanten Start, wenn jemand fest gebucht ist.",
  )
}
