import { type SQL, sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import type { FlightKind } from "#features/flights/flight.ts"
import { publicName } from "#features/users/user.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { OpenOffer } from "../open-offer.ts"

/** Nobody has more at once; a list that grows beyond it needs pages. */
const MOST = 12

/** The offers without a date from an airport whose window is not over. */
export function listOpenOffersFromAirport(db: Db, airportId: number): Promise<OpenOffer[]> {
  return listOpenOffers(db, sql`f.departure_airport_id = ${airportId}`)
}

/** The same of a pilot. */
export function listOpenOffersOfPilot(db: Db, pilotId: number): Promise<OpenOffer[]> {
  return listOpenOffers(db, sql`f.pilot_id = ${pilotId}`)
}

// `isOfferOpen` for many: the day is the one at the airport
async function listOpenOffers(db: Db, where: SQL): Promise<OpenOffer[]> {
  const { rows } = await db.execute<{
    id: number
    title: string
    kind: FlightKind
    duration_minutes: number
    departure_code: string
    first_name: string
    last_name: string
    window_from: string
    window_to: string
    window_weekdays: number[]
    seat_price_cents: number
  }>(sql`
    select f.id, f.title, f.kind, f.duration_minutes, a.code as departure_code, u.first_name,
      u.last_name, f.window_from::text, f.window_to::text, f.window_weekdays, f.seat_price_cents
    from flights f
    join airports a on a.id = f.departure_airport_id
    join users u on u.id = f.pilot_id
    where f.status = 'published' and f.schedule = 'flexible'
      and f.window_to >= (${clock.now()}::timestamptz at time zone f.time_zone)::date and ${where}
    order by f.window_from, f.id limit ${MOST}`)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    kind: row.kind,
    durationMinutes: row.duration_minutes,
    departureCode: row.departure_code,
    pilotName: publicName({ firstName: row.first_name, lastName: row.last_name }),
    window: { from: row.window_from, to: row.window_to },
    weekdays: row.window_weekdays,
    totalCents: priceOfSeat(row.seat_price_cents).totalCents,
  }))
}
