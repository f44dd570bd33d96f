import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { Actor, ActorRole, UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { deleteStatedCosts, notDue } from "./save-costs.ts"

const NOT_FLOWN = "not-flown"

/** The pilot says that the flight did not take place: everything goes back, kept parts and fees too. */
export function reportNotFlown(db: Db, pilot: UserActor, flightId: number): Promise<FlightStatus> {
  return inTransaction(db, async (tx): Promise<FlightStatus> => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    if (flight.status === "cancelled") return "cancelled"
    if (!canBeNotFlown(flight)) throw notDue()
    await giveEverythingBack(tx, flight, { actor: pilot, role: "pilot", reason: NOT_FLOWN })
    return "cancelled"
  })
}

/** Until it is settled; one whose time has come without a word may have stayed on the ground. */
function canBeNotFlown({ status, landedAt }: Pick<FlightRow, "status" | "landedAt">): boolean {
  return status === "settlement_due" || (status === "under_way" && landedAt === null)
}

/** Ends a locked flight that is not settled, and everything that was paid for it. */
export async function giveEverythingBack(
  tx: Db,
  flight: FlightRow,
  why: { actor: Actor; role: ActorRole; reason: string },
): Promise<void> {
  await endBookingsOfFlight(tx, flight.id, why)
  await deleteStatedCosts(tx, flight.id)
  await moveFlight(tx, flight, { to: "cancelled", event: "flight.cancelled", ...why })
}
