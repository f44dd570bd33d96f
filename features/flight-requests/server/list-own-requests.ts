import { and, asc, desc, eq, gt, gte, inArray, isNotNull, or } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { listCards } from "#features/search/server/list-cards.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightRequestStatus } from "../flight-request.ts"
import type { OwnRequest } from "../flight-request-view.ts"
import { againPath } from "../request-address.ts"
import {
  type FlightRequestRow,
  flightRequestsTable,
  flightRequestOffersTable as offers,
} from "./flight-requests-tables.ts"
import { today } from "./today.ts"

const MAX_LISTED = 30

/** What a person asks for and has asked for, the newest first. */
export async function listOwnRequests(db: Db, userId: number): Promise<OwnRequest[]> {
  const rows = await db
    .select()
    .from(flightRequestsTable)
    .where(eq(flightRequestsTable.userId, userId))
    .orderBy(desc(flightRequestsTable.createdAt), desc(flightRequestsTable.id))
    .limit(MAX_LISTED)
  const offered = await listOffered(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const flights = offered.get(row.id) ?? []
    return { ...toOwn(row), offers: flights }
  })
}

async function listOffered(db: Db, requestIds: readonly number[]) {
  const ahead = or(gt(flightsTable.departsAt, clock.now()), gte(flightsTable.windowTo, today()))
  const links = await db
    .select({ requestId: offers.flightRequestId, flightId: offers.flightId })
    .from(offers)
    .innerJoin(flightsTable, eq(flightsTable.id, offers.flightId))
    .where(
      and(
        inArray(offers.flightRequestId, [...requestIds]),
        isNotNull(offers.offeredAt),
        eq(flightsTable.status, "published"),
        ahead,
      ),
    )
    .orderBy(asc(offers.offeredAt), asc(offers.flightId))
  const cards = await listCards(
    db,
    links.map(({ flightId }) => flightId),
  )
  return Map.groupBy(
    cards,
    ({ id }) => links.find(({ flightId }) => flightId === id)?.requestId ?? 0,
  )
}

function toOwn(row: FlightRequestRow): Omit<OwnRequest, "offers"> {
  const { id, place, radiusKm, goal, destination, firstDay, lastDay, persons } = row
  return {
    id,
    status: statusNow(row),
    place,
    radiusKm,
    goal,
    destination,
    firstDay,
    lastDay,
    persons,
    maxPriceCents: row.maxPriceCents,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    againPath: againPath(row, today()),
  }
}

/** A request counts as over from its end on, even before the sweep has run. */
function statusNow({ status, endsAt }: FlightRequestRow): FlightRequestStatus {
  const isOpen = status === "open" || status === "offer_received"
  return isOpen && endsAt !== null && endsAt <= clock.now() ? "expired" : status
}
