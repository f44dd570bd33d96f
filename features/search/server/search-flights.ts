import { type SQL, sql } from "drizzle-orm"
import { BOOKING_CLOSES_BEFORE_START_MS } from "#features/flights/flight.ts"
import { findAirportsNear } from "#features/places/server/airports-queries.ts"
import { clock } from "#platform/clock.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { FlightCardData } from "../flight-card.ts"
import { PAGE_SIZE, RADII_KM, type SearchWish, type Sort } from "../search-url.ts"
import { freeSeats, listFlightCards } from "./list-flight-cards.ts"

export interface SearchResult {
  total: number
  cards: FlightCardData[]
}

interface Near {
  lat: number
  lng: number
}

/** Bookable flights with enough free seats that start near a place on certain days. */
export async function searchFlights(
  db: Db,
  wish: SearchWish,
  near: Near | undefined,
): Promise<SearchResult> {
  const airports = near ? await findAirportsNear(db, near, wish.radiusKm) : undefined
  if (airports?.length === 0) return { total: 0, cards: [] }
  const where = whereOf(
    wish,
    airports?.map((airport) => airport.id),
  )
  const [count] = (
    await db.execute<{ total: number }>(
      sql`select count(*)::int as total from flights f where ${where}`,
    )
  ).rows
  const cards = await listFlightCards(db, {
    where,
    orderBy: orderOf(wish.sort, near),
    limit: PAGE_SIZE,
    offset: (wish.page - 1) * PAGE_SIZE,
  })
  return { total: count?.total ?? 0, cards }
}

function whereOf(wish: SearchWish, airportIds: number[] | undefined): SQL {
  const earliest = new Date(clock.now().getTime() + BOOKING_CLOSES_BEFORE_START_MS)
  const from = startOfDay(wish.from, HOME_ZONE)
  const until = startOfDay(addDays(wish.to, 1), HOME_ZONE)
  const here = airportIds
    ? sql`f.departure_airport_id in (${sql.join(
        airportIds.map((id) => sql`${id}`),
        sql`, `,
      )})`
    : sql`true`
  return sql`f.status = 'published' and f.schedule = 'fixed' and ${here}
    and f.departs_at >= ${from > earliest ? from : earliest} and f.departs_at < ${until}
    and ${freeSeats()} >= ${wish.seats}`
}

function orderOf(sort: Sort, near: Near | undefined): SQL {
  if (sort === "preis") return sql`f.seat_price_cents, f.departs_at, f.id`
  if (sort === "entfernung" && near) {
    // flat-earth distance is good enough to sort what lies within 400 km
    return sql`power(a.lat - ${near.lat}, 2) + power((a.lng - ${near.lng}) * cos(radians(${near.lat})), 2), f.departs_at, f.id`
  }
  return sql`f.departs_at, f.id`
}

/** The next bookable flights everywhere, each title once, so that a page shows variety. */
export async function listNextFlights(db: Db, limit: number): Promise<FlightCardData[]> {
  const earliest = new Date(clock.now().getTime() + BOOKING_CLOSES_BEFORE_START_MS)
  const next = await listFlightCards(db, {
    where: sql`f.status = 'published' and f.schedule = 'fixed' and f.departs_at >= ${earliest} and ${freeSeats()} > 0`,
    orderBy: sql`f.departs_at, f.id`,
    limit: limit * 6,
  })
  const isFirstOfItsTitle = (flight: FlightCardData, index: number) =>
    next.findIndex(({ title }) => title === flight.title) === index
  return next.filter(isFirstOfItsTitle).slice(0, limit)
}

/** The smallest larger radius in which the same search finds something. */
export async function findWiderSearch(
  db: Db,
  wish: SearchWish,
  near: Near,
): Promise<{ radiusKm: number; total: number } | null> {
  for (const radiusKm of RADII_KM.filter((km) => km > wish.radiusKm)) {
    const { total } = await searchFlights(db, { ...wish, radiusKm, page: 1 }, near)
    if (total > 0) return { radiusKm, total }
  }
  return null
}
