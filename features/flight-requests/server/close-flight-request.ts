import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canMoveFlightRequest } from "../flight-request.ts"
import type { FlightRequestRow } from "./flight-requests-tables.ts"
import { lockOwnFlightRequest, moveFlightRequest } from "./move-flight-request.ts"

/** Its owner takes it back: pilots see it no more. Repeating it changes nothing. */
export function closeFlightRequest(
  db: Db,
  actor: UserActor,
  flightRequestId: number,
): Promise<FlightRequestRow> {
  return inTransaction(db, async (tx) => {
    const request = await lockOwnFlightRequest(tx, actor.userId, flightRequestId)
    if (request.status === "closed") return request
    if (!canMoveFlightRequest(request.status, "closed", "passenger")) {
      throw new DomainError("already-ended", "invalid", "Dieses Gesuch ist schon beendet.")
    }
    return moveFlightRequest(tx, request, {
      to: "closed",
      event: "flight_request.closed",
      actor,
      role: "passenger",
      changes: { endedAt: clock.now() },
    })
  })
}
