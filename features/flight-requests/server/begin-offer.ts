import { and, eq, isNull, sql } from "drizzle-orm"
import { draftPath, editPath } from "#features/flights/draft/draft.ts"
import { beginDraft } from "#features/flights/draft/server/begin-draft.ts"
import { findOwnFlight } from "#features/flights/draft/server/flight-as-answers.ts"
import { findOwnDraft } from "#features/flights/draft/server/flight-drafts.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { isLive } from "../flight-request.ts"
import type { BegunOffer } from "../flight-request-schemas.ts"
import { answersForRequest } from "./answers-for-request.ts"
import { flightRequestOffersTable as offers } from "./flight-requests-tables.ts"
import { isInRange, isSeen, kmToPlace, placesOfPilots } from "./in-range.ts"
import { lockFlightRequest, unknownFlightRequest } from "./move-flight-request.ts"

/**
 * A pilot in range answers a request: with a draft of a flight that begins with its place, day and
 * persons. A second press leads to the same draft. One that was removed meanwhile is begun anew.
 */
export function beginOffer(db: Db, pilot: UserActor, flightRequestId: number): Promise<BegunOffer> {
  return inTransaction(db, async (tx) => {
    const request = await lockFlightRequest(tx, flightRequestId)
    if (!request || request.status === "draft") throw unknownFlightRequest()
    const ofPilot = and(
      eq(offers.flightRequestId, flightRequestId),
      eq(offers.pilotId, pilot.userId),
      isNull(offers.offeredAt),
    )
    const [begun] = await tx.select().from(offers).where(ofPilot)
    const former = begun && (await findBegun(tx, pilot, begun.flightId))
    if (former) return former
    const departure = await findNearestPlace(tx, pilot.userId, flightRequestId)
    if (!isLive(request, clock.now())) throw over()
    // who is not meant cannot tell a request from a missing one
    if (departure === undefined) throw unknownFlightRequest()
    const answers = await answersForRequest(tx, pilot.userId, { request, departure })
    const draft = await beginDraft(tx, pilot.userId, { answers, answered: [] })
    await tx.delete(offers).where(ofPilot)
    await tx.insert(offers).values({
      flightRequestId,
      flightId: draft.flightId,
      pilotId: pilot.userId,
      startedAt: clock.now(),
    })
    return { flightId: draft.flightId, path: draftPath(draft) }
  })
}

/** The pilot's current draft; undefined where it was deleted. */
async function findBegun(
  tx: Db,
  { userId }: UserActor,
  flightId: number,
): Promise<BegunOffer | undefined> {
  const draft = await findOwnDraft(tx, userId, flightId)
  if (draft) return { flightId, path: draftPath(draft) }
  const flight = await findOwnFlight(tx, userId, flightId)
  if (flight?.status === "draft") return { flightId, path: editPath(flightId) }
  if (flight?.status !== "in_review" && flight?.status !== "published") return undefined
  throw new DomainError(
    "offer-handed-in",
    "invalid",
    "Deinen Flug zu diesem Gesuch hast du schon eingereicht.",
  )
}

/** The code of the pilot's airfield that is nearest, if one is in range. */
async function findNearestPlace(
  tx: Db,
  pilotId: number,
  flightRequestId: number,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ code: string }>(sql`
    select p.code from flight_requests r
    join ${placesOfPilots(pilotId)} p on ${isInRange()}
    where r.id = ${flightRequestId} and ${isSeen()}
    order by ${kmToPlace()}, p.airport_id limit 1`)
  return rows[0]?.code
}

function over(): DomainError {
  return new DomainError(
    "flight-request-over",
    "gone",
    "Dieses Gesuch ist nicht mehr offen. Andere warten noch.",
  )
}
