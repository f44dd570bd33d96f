import {
  flightCostsTable,
  flightPricesTable,
  flightSeatsTable,
  flightStopsTable,
  flightsTable,
} from "#features/flights/core/server/flights-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRows } from "./insert-rows.ts"

export type FlightValues = typeof flightsTable.$inferInsert
export type FlightRow = typeof flightsTable.$inferSelect
export type StopDraft = Omit<typeof flightStopsTable.$inferInsert, "flightId" | "position">
export type CostDraft = Omit<typeof flightCostsTable.$inferInsert, "flightId" | "position">
type NewEventRow = typeof eventsTable.$inferInsert

export interface FlightDraft {
  flight: FlightValues
  stops: readonly StopDraft[]
  costs: readonly CostDraft[]
  /** What it cost before its price fell. */
  formerPrice?: { seatPriceCents: number; fellAt: Date }
}

/** Writes flights with their seats, stops, costs, price history and the event of publishing. */
export async function writeFlights(db: Db, drafts: readonly FlightDraft[]): Promise<FlightRow[]> {
  const flights = await insertRows(
    db,
    flightsTable,
    drafts.map((draft) => draft.flight),
  )
  const written = flights.map((flight, index) => ({ ...(drafts[index] as FlightDraft), flight }))
  await insertRows(
    db,
    flightSeatsTable,
    written.flatMap(({ flight }) =>
      Array.from({ length: flight.seatsOffered }, (_, index) => ({
        flightId: flight.id,
        seatNumber: index + 1,
      })),
    ),
  )
  await insertRows(
    db,
    flightStopsTable,
    written.flatMap(({ flight, stops }) =>
      stops.map((stop, position) => ({ ...stop, flightId: flight.id, position })),
    ),
  )
  await insertRows(
    db,
    flightCostsTable,
    written.flatMap(({ flight, costs }) =>
      costs.map((cost, position) => ({ ...cost, flightId: flight.id, position })),
    ),
  )
  await insertRows(db, flightPricesTable, written.flatMap(pricesOf))
  await insertRows(db, eventsTable, written.flatMap(publishingOf))
  return flights
}

function pricesOf(written: FlightDraft & { flight: FlightRow }) {
  const { flight, formerPrice } = written
  // what was never offered never had a price
  if (!flight.publishedAt) return []
  const price = { flightId: flight.id, totalCostCents: flight.totalCostCents }
  const first = { ...price, validFrom: flight.publishedAt }
  if (!formerPrice) return [{ ...first, seatPriceCents: flight.seatPriceCents }]
  return [
    { ...first, seatPriceCents: formerPrice.seatPriceCents },
    { ...price, seatPriceCents: flight.seatPriceCents, validFrom: formerPrice.fellAt },
  ]
}

function publishingOf({ flight }: { flight: FlightRow }): NewEventRow[] {
  if (!flight.publishedAt) return []
  return [
    {
      kind: "flight.published",
      entity: "flight",
      entityId: flight.id,
      actorKind: "pilot",
      actorId: flight.pilotId,
      fromStatus: "draft",
      toStatus: "published",
      data: {},
      at: flight.publishedAt,
    },
  ]
}
