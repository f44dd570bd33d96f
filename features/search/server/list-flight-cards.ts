import { type SQL, sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import type { FlightKind, FlightStatus, Topic } from "#features/flights/flight.ts"
import { sceneOfFlight } from "#features/flights/server/scene-of-flight.ts"
import { initials, publicName } from "#features/users/user.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightCardData } from "../flight-card.ts"

interface CardRow extends Record<string, unknown> {
  id: number
  title: string
  status: FlightStatus
  kind: FlightKind
  topics: Topic[]
  departs_at: Date
  arrives_at: Date
  time_zone: string
  terrain: string
  departure_code: string
  departure_name: string
  departure_lat: number
  departure_lng: number
  destination_code: string
  destination_name: string
  duration_minutes: number
  seat_price_cents: number
  free_seats: number
  is_instant_booking: boolean
  pilot_id: number
  first_name: string
  last_name: string
  photo_id: string | null
  rating: number | null
  review_count: number
}

/** Seats of `flights f` that can be had now; a hold whose time is over counts as free. */
export function freeSeats(): SQL {
  return sql`(select count(*)::int from flight_seats s where s.flight_id = f.id
    and (s.booking_id is null or s.held_until <= ${clock.now()}))`
}

/**
 * Cards of the flights that `where` chooses (the flight is `f`, its departure airport `a`, its
 * destination `b`), with the pilot's public name and rating.
 */
export async function listFlightCards(
  db: Db,
  choice: { where: SQL; orderBy: SQL; limit: number; offset?: number },
): Promise<FlightCardData[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select f.id, f.title, f.status, f.kind, f.topics, f.departs_at, f.arrives_at, f.time_zone, f.terrain,
      a.code as departure_code, a.name as departure_name, a.lat as departure_lat, a.lng as departure_lng,
      b.code as destination_code, b.name as destination_name,
      f.duration_minutes, f.seat_price_cents, ${freeSeats()} as free_seats, f.is_instant_booking,
      u.id as pilot_id, u.first_name, u.last_name, u.photo_id, r.rating, r.review_count
    from flights f
    join airports a on a.id = f.departure_airport_id
    join airports b on b.id = f.destination_airport_id
    join users u on u.id = f.pilot_id
    left join lateral (
      select avg(stars)::float8 as rating, count(*)::int as review_count
      from reviews where subject_id = f.pilot_id and published_at is not null
    ) r on true
    where ${choice.where}
    order by ${choice.orderBy}
    limit ${choice.limit} offset ${choice.offset ?? 0}`)
  return rows.map(toCard)
}

function toCard(row: CardRow): FlightCardData {
  const departsAt = new Date(row.departs_at)
  const person = { firstName: row.first_name, lastName: row.last_name }
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    kind: row.kind,
    topics: row.topics,
    departsAt: departsAt.toISOString(),
    arrivesAt: new Date(row.arrives_at).toISOString(),
    timeZone: row.time_zone,
    departure: { code: row.departure_code, name: row.departure_name },
    destination: { code: row.destination_code, name: row.destination_name },
    durationMinutes: row.duration_minutes,
    totalCents: priceOfSeat(row.seat_price_cents).totalCents,
    freeSeats: row.free_seats,
    isInstantBooking: row.is_instant_booking,
    pilot: {
      id: row.pilot_id,
      name: publicName(person),
      initials: initials(person),
      photoId: row.photo_id,
      rating: row.rating,
      reviewCount: row.review_count,
    },
    picture: sceneOfFlight({
      id: row.id,
      terrain: row.terrain,
      departsAt,
      lat: row.departure_lat,
      lng: row.departure_lng,
    }),
  }
}
