import { eq } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canLand } from "../day-steps.ts"
import { correctTime, refuseImpossible } from "./correct-time.ts"

/** „Gelandet“ at `at`, or now: its settlement is due. Said again it corrects the time. */
export function land(db: Db, pilot: UserActor, flightId: number, at?: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    if (!canLand(flight, pilot)) throw notUnderWay()
    if (flight.landedAt && !at) return
    const now = clock.now()
    const landedAt = at ?? now
    refuseImpossible(flight, { tookOffAt: flight.tookOffAt, landedAt }, now)
    if (flight.status === "under_way") {
      await tx.update(flightsTable).set({ landedAt }).where(eq(flightsTable.id, flightId))
      const by = { actor: pilot, role: "pilot" } as const
      await moveFlight(tx, flight, { ...by, to: "settlement_due", event: "flight.landed" })
    } else await correctTime(tx, pilot, flightId, { landedAt })
  })
}

export function notUnderWay(): DomainError {
  return new DomainError(
    "not-under-way",
    "invalid",
    "Das geht, sobald ihr los seid, und bis du abgerechnet hast.",
  )
}
