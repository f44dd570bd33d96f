import { sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { findPriceCut, REFERENCE_DAYS } from "#features/flights/core/price-cut.ts"
import { saleSetting } from "#features/settings/descriptions/sale-setting.ts"
import { type FeeRuleSince, listFeeRules } from "#features/settings/server/current-fee-rule.ts"
import { currentValue } from "#features/settings/server/current-settings.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"
import type { ReducedFlight } from "../reduced-flight.ts"
import { bookableSoon } from "./bookable.ts"
import { byStart, findSoon, listFirstOf } from "./find-soon.ts"
import { CELL } from "./index/search-index.ts"
import { listFlightCards } from "./list-flight-cards.ts"

/**
 * Flights that can be booked now and cost less than before, the greatest reduction first. What
 * counts is the price a passenger pays: a cut that the least fee swallows is none.
 */
export async function listReducedFlights(db: Db, limit: number): Promise<ReducedFlight[]> {
  const cuts = await findCuts(db)
  const feeRules = await listFeeRules(db)
  const ids = [...cuts.keys()]
  if (ids.length === 0) return []
  const cards = await listFlightCards(db, {
    where: sql`f.id in (${sql.join(ids, sql`, `)})`,
    orderBy: sql`f.departs_at, f.id`,
    limit: ids.length,
  })
  return cards
    .flatMap((flight) => reduced(flight, cuts.get(flight.id), feeRules))
    .toSorted((a, b) => b.savedCents - a.savedCents)
    .slice(0, limit)
}

type Cut = NonNullable<ReturnType<typeof findPriceCut>>

async function findCuts(db: Db): Promise<Map<number, Cut>> {
  const { rows } = await db.execute<{
    flight_id: number
    seat_price_cents: number
    valid_from: Date
  }>(sql`
    select p.flight_id, p.seat_price_cents, p.valid_from
    from flight_prices p join flights f on f.id = p.flight_id
    where ${bookableSoon()}
      and exists (select 1 from flight_prices dearer where dearer.flight_id = f.id
        and dearer.seat_price_cents > f.seat_price_cents)
    order by p.flight_id, p.valid_from, p.id`)
  const histories = Map.groupBy(rows, (row) => row.flight_id)
  const cuts = [...histories].flatMap(([id, prices]): [number, Cut][] => {
    const cut = findPriceCut(
      prices.map((price) => ({
        seatPriceCents: price.seat_price_cents,
        validFrom: new Date(price.valid_from),
      })),
    )
    return cut ? [[id, cut]] : []
  })
  return new Map(cuts)
}

function reduced(
  flight: FlightCardData,
  cut: Cut | undefined,
  feeRules: readonly FeeRuleSince[],
): ReducedFlight[] {
  if (!cut) return []
  const formerTotalCents = lowestTotal(cut, feeRules)
  const savedCents = formerTotalCents - flight.totalCents
  const minCents = (formerTotalCents * currentValue(saleSetting).minSavedPermille) / 1_000
  if (savedCents <= 0 || savedCents < minCents) return []
  return [{ flight, formerTotalCents, savedCents, since: cut.since.toISOString() }]
}

/**
 * The former price with the lowest fee that has held since its 30 days began: whatever anybody was shown, it
 * was not less.
 */
function lowestTotal(cut: Cut, feeRules: readonly FeeRuleSince[]): number {
  const from = cut.since.getTime() - days(REFERENCE_DAYS)
  const held = feeRules.filter((_, place) => {
    const until = feeRules[place + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY
    return until > from
  })
  return Math.min(...held.map(({ rule }) => priceOfSeat(cut.formerSeatPriceCents, rule).totalCents))
}

/** The cheapest flights that can be booked soon; a low price is no reduction. */
export async function listCheapestFlights(db: Db, limit: number): Promise<FlightCardData[]> {
  const soon = await findSoon(db)
  const { cells } = soon.flights
  const sooner = byStart(soon.flights)
  return listFirstOf(
    db,
    soon,
    limit,
    (row, other) =>
      (cells[row + CELL.totalCents] ?? 0) - (cells[other + CELL.totalCents] ?? 0) ||
      sooner(row, other),
  )
}
