import type { FlightStatus } from "#features/flights/core/flight.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { unknownFlight } from "#features/flights/core/server/unknown-flight.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { CancellationByPilot } from "../cancellation-schemas.ts"
import { canCallOff } from "../new-dates.ts"
import { endBookingsOfFlight } from "./end-bookings-of-flight.ts"

/** The pilot calls a whole flight off: everybody on it gets everything back. */
export function cancelFlight(
  db: Db,
  pilot: UserActor,
  flightId: number,
  { reason, word }: CancellationByPilot,
): Promise<FlightStatus> {
  return inTransaction(db, async (tx): Promise<FlightStatus> => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    if (flight.status === "cancelled") return "cancelled"
    if (!canCallOff(flight)) throw flightHasStarted()
    const by = { actor: pilot, role: "pilot", reason } as const
    await endBookingsOfFlight(tx, flightId, { ...by, word })
    await moveFlight(tx, flight, { to: "cancelled", event: "flight.cancelled", ...by })
    return "cancelled"
  })
}

/** @throws DomainError as if it did not exist, where it is somebody else's */
export async function lockOwnFlight(
  tx: Db,
  pilot: UserActor,
  flightId: number,
): Promise<FlightRow> {
  const flight = await lockFlight(tx, flightId)
  if (flight?.pilotId === pilot.userId) return flight
  throw unknownFlight()
}

export function flightHasStarted(): DomainError {
  return new DomainError(
    "flight-is-not-ahead",
    "invalid",
    "Dieser Flug lässt sich nicht mehr absagen: Er ist schon gestartet oder wird gar nicht angeboten.",
  )
}
