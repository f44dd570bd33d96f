import { sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import type { FlightKind, FlightStatus, Topic } from "#features/flights/flight.ts"
import { sceneOfFlight } from "#features/flights/server/scene-of-flight.ts"
import { initials, publicName } from "#features/users/user.ts"
import { clock } from "#platform/clock.ts"
import { instantAt } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import type { OfferCardData } from "../offer-card.ts"

interface OfferRow extends Record<string, unknown> {
  id: number
  title: string
  status: FlightStatus
  kind: FlightKind
  topics: Topic[]
  time_zone: string
  terrain: string
  departure_code: string
  departure_name: string
  lat: number
  lng: number
  destination_code: string
  destination_name: string
  duration_minutes: number
  seat_price_cents: number
  seats_offered: number
  is_instant_booking: boolean
  pilot_id: number
  first_name: string
  last_name: string
  photo_id: string | null
  rating: number | null
  review_count: number
  window_from: string
  window_to: string
  window_weekdays: number[]
}

/** Cards of those of some flights that are offers without a date whose window is not over. */
export async function listOfferCards(
  db: Db,
  flightIds: readonly number[],
): Promise<OfferCardData[]> {
  const { rows } = await db.execute<OfferRow>(sql`
    select f.id, f.title, f.status, f.kind, f.topics, f.time_zone, f.terrain,
      a.code as departure_code, a.name as departure_name, a.lat, a.lng,
      b.code as destination_code, b.name as destination_name,
      f.duration_minutes, f.seat_price_cents, f.seats_offered, f.is_instant_booking,
      u.id as pilot_id, u.first_name, u.last_name, u.photo_id, r.rating, r.review_count,
      f.window_from::text, f.window_to::text, f.window_weekdays
    from flights f
    join airports a on a.id = f.departure_airport_id
    join airports b on b.id = f.destination_airport_id
    join users u on u.id = f.pilot_id
    left join lateral (
      select avg(stars)::float8 as rating, count(*)::int as review_count
      from reviews where subject_id = f.pilot_id and published_at is not null
    ) r on true
    where f.id = any(${sql.param([...flightIds])}::integer[]) and f.status = 'published'
      and f.schedule = 'flexible'
      and f.window_to >= (${clock.now()}::timestamptz at time zone f.time_zone)::date`)
  return rows.map(toCard)
}

function toCard(row: OfferRow): OfferCardData {
  const person = { firstName: row.first_name, lastName: row.last_name }
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    kind: row.kind,
    topics: row.topics,
    timeZone: row.time_zone,
    departure: { code: row.departure_code, name: row.departure_name },
    destination: { code: row.destination_code, name: row.destination_name },
    durationMinutes: row.duration_minutes,
    totalCents: priceOfSeat(row.seat_price_cents).totalCents,
    freeSeats: row.seats_offered,
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
      departsAt: noonOf(row.window_from, row.time_zone),
      lat: row.lat,
      lng: row.lng,
    }),
    window: { from: row.window_from, to: row.window_to },
    weekdays: row.window_weekdays,
  }
}

/** The light of an offer's picture: it has no hour of its own. */
function noonOf(day: string, zone: string): Date {
  return instantAt(day, "12:00", zone) ?? new Date(`${day}T12:00Z`)
}
