import { sql } from "drizzle-orm"
import { BOOKING_CLOSES_BEFORE_START_MS } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { bookableSoon } from "./bookable.ts"

export interface OfferedFlight {
  id: number
  /** When it was published or got its present price. */
  changedAt: Date
}

/** Every dated flight that can be booked, or could if a seat were free. */
export async function listOfferedFlights(db: Db): Promise<OfferedFlight[]> {
  const earliest = new Date(clock.now().getTime() + BOOKING_CLOSES_BEFORE_START_MS)
  const { rows } = await db.execute<{ id: number; changed_at: string }>(sql`
    select f.id, greatest(f.published_at, max(p.valid_from)) as changed_at
    from flights f left join flight_prices p on p.flight_id = f.id
    where f.status = 'published' and f.schedule = 'fixed'
      and f.published_at is not null and f.departs_at >= ${earliest}
    group by f.id order by f.id`)
  return rows.map((row) => ({ id: row.id, changedAt: new Date(row.changed_at) }))
}

export interface DepartureAirport {
  id: number
  code: string
  hasRoundTrips: boolean
}

/** The airports from which somebody flies soon and has a free seat. */
export async function listDepartureAirports(db: Db): Promise<DepartureAirport[]> {
  const { rows } = await db.execute<{ id: number; code: string; has_round_trips: boolean }>(sql`
    select a.id, a.code, bool_or(f.kind = 'round_trip') as has_round_trips
    from flights f join airports a on a.id = f.departure_airport_id
    where ${bookableSoon()} group by a.id order by a.code`)
  return rows.map(({ has_round_trips, ...airport }) => ({
    ...airport,
    hasRoundTrips: has_round_trips,
  }))
}

/** The pilots who fly soon and have a free seat. */
export async function listOfferingPilotIds(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ pilot_id: number }>(
    sql`select distinct f.pilot_id from flights f where ${bookableSoon()} order by f.pilot_id`,
  )
  return rows.map((row) => row.pilot_id)
}
