import { and, eq, isNull } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { isLive } from "../flight-request.ts"
import { flightRequestOffersTable as offers } from "./flight-requests-tables.ts"
import { lockFlightRequest, moveFlightRequest } from "./move-flight-request.ts"

/** A flight that was written for a request is published: it has become an offer. Safe to repeat. */
export function linkPublishedFlight(db: Db, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [offer] = await tx
      .select()
      .from(offers)
      .where(and(eq(offers.flightId, flightId), isNull(offers.offeredAt)))
    const request = offer && (await lockFlightRequest(tx, offer.flightRequestId))
    if (!request) return
    const [offered] = await tx
      .update(offers)
      .set({ offeredAt: clock.now() })
      .where(and(eq(offers.flightId, flightId), isNull(offers.offeredAt)))
      .returning({ flightId: offers.flightId })
    // whose request is over meanwhile is not written to any more
    if (!offered || !isLive(request, clock.now())) return
    await moveFlightRequest(tx, request, {
      to: "offer_received",
      event: "flight_request.offer_received",
      actor: SYSTEM,
      role: "pilot",
      data: { flightId },
    })
  })
}
