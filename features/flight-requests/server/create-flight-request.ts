import { requireOpen } from "#features/settings/server/require-open.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { NewFlightRequest } from "../flight-request-schemas.ts"
import type { FlightRequestRow } from "./flight-requests-tables.ts"
import { lockRequester } from "./lock-requester.ts"
import {
  insertFlightRequest,
  refuseIfContradictory,
  refuseTooManyOpen,
} from "./save-flight-request.ts"

/** Somebody signed in says what they would like to fly: pilots see it at once. */
export function createFlightRequest(
  db: Db,
  actor: UserActor,
  wanted: NewFlightRequest,
): Promise<FlightRequestRow> {
  requireOpen("flightRequests")
  refuseIfContradictory(wanted)
  return inTransaction(db, async (tx) => {
    await lockRequester(tx, actor.userId)
    await refuseTooManyOpen(tx, actor.userId)
    const request = await insertFlightRequest(tx, actor.userId, { wanted, status: "open" })
    await recordEvent(tx, {
      kind: "flight_request.opened",
      entityId: request.id,
      actor,
      role: "passenger",
      to: "open",
    })
    return request
  })
}
