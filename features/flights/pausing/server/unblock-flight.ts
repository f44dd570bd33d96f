import { eq } from "drizzle-orm"
import { type FlightStatus, statusAfterBlock } from "#features/flights/core/flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import { endRestriction } from "#features/users/office/server/restrict.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { flightIsGone } from "./block-flight.ts"
import { PAUSED_WITH_ACCOUNT } from "./pause-flights-of.ts"

/** Gives a blocked flight back: it is again what it was, as far as time has not passed over it. */
export function unblockFlight(
  db: Db,
  actor: UserActor,
  input: { flightId: number; reasons: string; appealId: number },
): Promise<void> {
  const { flightId, reasons, appealId } = input
  return inTransaction(db, async (tx) => {
    const flight = await lockFlight(tx, flightId)
    if (!flight) throw flightIsGone()
    const restriction = await endRestriction(tx, { kind: "flight", id: flightId }, reasons)
    if (!restriction) return
    const former = restriction.formerStatus as FlightStatus
    const isPilotBlocked = await isAccountClosed(tx, flight.pilotId)
    const to = statusAfterBlock(
      { former, departsAt: flight.departsAt, isPilotBlocked },
      clock.now(),
    )
    await tx.update(flightsTable).set({ status: to }).where(eq(flightsTable.id, flightId))
    await recordEvent(tx, {
      kind: "flight.unblocked",
      entityId: flightId,
      actor,
      role: "admin",
      from: "blocked",
      to,
      data: { restrictionId: restriction.id, appealId },
    })
    // it comes back with its pilot's account
    if (to !== "paused" || former !== "published") return
    await recordEvent(tx, {
      kind: "flight.paused",
      entityId: flightId,
      actor: SYSTEM,
      role: "system",
      to: "paused",
      reason: PAUSED_WITH_ACCOUNT,
    })
  })
}
