import { and, eq } from "drizzle-orm"
import { z } from "zod"
import type { FlightView, OfferView } from "#features/flights/core/flight-view.ts"
import { findFlightDetail, findOfferDetail } from "#features/flights/core/server/flights-queries.ts"
import type { PicturedFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { viewOfFlight, viewOfOffer } from "#features/flights/core/server/view-of-flight.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import {
  type FlightRequestRow,
  flightRequestsTable,
  flightRequestOffersTable as offers,
} from "./flight-requests-tables.ts"

const received = z.object({ flightId: z.int() })

/** What was asked for, and what somebody offers for it, as everybody may read it. */
export interface OfferReceived {
  request: FlightRequestRow
  flight: FlightView | OfferView
  picture: PicturedFlight
}

/** Undefined where one of them is gone. */
export async function findOfferReceived(
  db: Db,
  event: EventRow,
): Promise<OfferReceived | undefined> {
  const { flightId } = received.parse(event.data)
  const [link] = await db
    .select({ request: flightRequestsTable })
    .from(offers)
    .innerJoin(flightRequestsTable, eq(flightRequestsTable.id, offers.flightRequestId))
    .where(and(eq(offers.flightId, flightId), eq(offers.flightRequestId, event.entityId)))
  if (!link) return undefined
  const found = await findOffered(db, flightId)
  return found?.flight.status === "published" ? { request: link.request, ...found } : undefined
}

async function findOffered(
  db: Db,
  flightId: number,
): Promise<Omit<OfferReceived, "request"> | undefined> {
  const dated = await findFlightDetail(db, flightId)
  if (dated) return { flight: viewOfFlight(dated), picture: dated }
  const offer = await findOfferDetail(db, flightId)
  return offer && { flight: viewOfOffer(offer), picture: offer }
}
