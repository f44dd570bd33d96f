import { requireOpen } from "#features/settings/server/require-open.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { LIVE_STATUSES } from "../flight-request.ts"
import { complaintsAboutDays, endOfRequest } from "../flight-request-days.ts"
import type { FlightRequestRow } from "./flight-requests-tables.ts"
import { lockRequester } from "./lock-requester.ts"
import { lockOwnFlightRequest, moveFlightRequest } from "./move-flight-request.ts"
import { refuseTooManyOpen } from "./save-flight-request.ts"
import { today } from "./today.ts"

/** What waited for the code is seen by pilots from now on. Repeating it changes nothing. */
export function openFlightRequest(
  db: Db,
  actor: UserActor,
  flightRequestId: number,
): Promise<FlightRequestRow> {
  return inTransaction(db, async (tx) => {
    await lockRequester(tx, actor.userId)
    const request = await lockOwnFlightRequest(tx, actor.userId, flightRequestId)
    if (LIVE_STATUSES.some((status) => status === request.status)) return request
    if (request.status !== "draft") throw notToOpen("Dieses Gesuch ist schon beendet.")
    requireOpen("flightRequests")
    const [complaint] = Object.values(complaintsAboutDays(request, today()))
    if (complaint !== undefined) throw notToOpen("Der Tag deines Gesuchs ist inzwischen vorbei.")
    await refuseTooManyOpen(tx, actor.userId)
    return moveFlightRequest(tx, request, {
      to: "open",
      event: "flight_request.opened",
      actor,
      role: "passenger",
      changes: { openedAt: clock.now(), endsAt: endOfRequest(request, today()) },
    })
  })
}

function notToOpen(sentence: string): DomainError {
  return new DomainError("not-to-open", "invalid", sentence)
}
