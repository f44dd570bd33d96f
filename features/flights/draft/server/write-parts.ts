import {
  flightCostsTable,
  flightPricesTable,
  flightStopsTable,
  flightVettingsTable,
} from "#features/flights/core/server/flights-tables.ts"
import { resizeSeats } from "#features/flights/core/server/seats.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightTimes, Offer } from "../offer.ts"
import { stopsOfOffer } from "../stops-of-offer.ts"

/** Way, costs and, of a dated flight, its seats. */
export async function writeParts(
  tx: Db,
  flightId: number,
  offer: Offer,
  times: FlightTimes | undefined,
): Promise<void> {
  await tx
    .insert(flightStopsTable)
    .values(stopsOfOffer(offer).map((stop, position) => ({ ...stop, flightId, position })))
  await tx
    .insert(flightCostsTable)
    .values(offer.costs.costs.map((cost, position) => ({ ...cost, flightId, position })))
  // an offer without a date holds no seats: the flight that comes of it does
  if (!times) return
  await resizeSeats(tx, flightId, offer.costs.seats)
}

/** Every price that a flight ever had is kept. */
export async function writePrice(tx: Db, flightId: number, { costs }: Offer): Promise<void> {
  const { seatPriceCents, totalCostCents } = costs
  await tx
    .insert(flightPricesTable)
    .values({ flightId, seatPriceCents, totalCostCents, validFrom: clock.now() })
}

/** It waits for the back office from now on. */
export async function submit(tx: Db, flightId: number): Promise<void> {
  await tx.insert(flightVettingsTable).values({ flightId, submittedAt: clock.now() })
}
