import { eq } from "drizzle-orm"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import {
  flightCostsTable,
  flightSeatsTable,
  flightStopsTable,
  flightsTable,
} from "#features/flights/core/server/flights-tables.ts"
import {
  type FlightRow,
  isOnOneFlightAtATime,
  pilotIsBusy,
} from "#features/flights/core/server/seats.ts"
import type { OfferedChange } from "#features/flights/draft/judge-guests.ts"
import type { FlightTimes, Offer } from "#features/flights/draft/offer.ts"
import { valuesOfOffer } from "#features/flights/draft/server/values-of-offer.ts"
import { submit, writeParts, writePrice } from "#features/flights/draft/server/write-parts.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { flightChangesTable } from "./flight-changes-table.ts"
import type { Guests } from "./guests.ts"

interface Rewriting {
  offer: Offer
  status: "published" | "in_review" | "paused"
  seriesId: string | null
  former: FlightRow
  change: OfferedChange | undefined
  guests: Guests
}

/**
 * Takes the place of everything that a flight said before; seats that somebody has stay theirs.
 * @throws DomainError `pilot-is-busy` when pilot or aircraft are on another booked flight then
 */
export async function rewriteFlight(
  tx: Db,
  pilot: UserActor,
  { former, guests, change, ...handIn }: Rewriting,
  times: FlightTimes | undefined,
): Promise<number> {
  const { id, status: from } = former
  const { offer, status: to } = handIn
  const publishedAt = former.publishedAt ?? (to === "published" ? clock.now() : null)
  await tx
    .update(flightsTable)
    // a later start was announced for the former date
    .set({ ...valuesOfOffer(handIn, times), publishedAt, expectedDepartsAt: null })
    .where(eq(flightsTable.id, id))
    .catch((error: unknown) => {
      throw isOnOneFlightAtATime(error) ? pilotIsBusy() : error
    })
  for (const table of [flightStopsTable, flightCostsTable]) {
    await tx.delete(table).where(eq(table.flightId, id))
  }
  if (!times) await tx.delete(flightSeatsTable).where(eq(flightSeatsTable.flightId, id))
  await writeParts(tx, id, offer, times)
  const { seatPriceCents, totalCostCents } = offer.costs
  const isPriceNew =
    former.publishedAt === null ||
    former.seatPriceCents !== seatPriceCents ||
    former.totalCostCents !== totalCostCents
  if (to !== "in_review" && isPriceNew) await writePrice(tx, id, offer)
  // a flight in review stays in review with its new content
  if (to === "in_review" && from !== "in_review") await submit(tx, id)
  const event = { entityId: id, actor: pilot, role: "pilot", to } as const
  const kind = eventOf(from, to)
  if (kind !== CHANGED) await recordEvent(tx, { ...event, kind, from })
  if (kind === CHANGED || change) {
    const changeId = change && (await keepChange(tx, id, change, guests))
    await recordEvent(tx, {
      ...event,
      kind: CHANGED,
      from: kind === CHANGED ? from : to,
      ...(changeId && { data: { changeId } }),
    })
  }
  return id
}

const CHANGED = "flight.changed"

function eventOf(from: FlightStatus, to: FlightStatus): string {
  if (from === to) return CHANGED
  if (from === "paused") return "flight.resumed"
  return to === "published" ? "flight.published" : "flight.submitted"
}

/** Records the differences for passengers and notifies them in the same transaction. */
async function keepChange(
  tx: Db,
  flightId: number,
  change: OfferedChange,
  guests: Guests,
): Promise<number> {
  const [row] = await tx
    .insert(flightChangesTable)
    .values({ ...change, flightId, changedAt: clock.now() })
    .returning()
  if (!row) throw new Error(`the change of flight ${flightId} was not written`)
  await guests.hearOfChange(tx, row)
  return row.id
}
