import { sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { sceneOfFlight } from "#features/flights/server/scene-of-flight.ts"
import type { FlightRow } from "#features/flights/server/seats.ts"
import type { Airport } from "#features/places/airport.ts"
import { airportsById } from "#features/places/server/airports-queries.ts"
import { initials, publicName } from "#features/users/user.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { SearchHit } from "../offer-card.ts"

interface CardRow
  extends Pick<
    FlightRow,
    | "id"
    | "pilotId"
    | "title"
    | "status"
    | "schedule"
    | "kind"
    | "topics"
    | "departureAirportId"
    | "destinationAirportId"
    | "timeZone"
    | "windowFrom"
    | "windowTo"
    | "windowWeekdays"
    | "terrain"
    | "durationMinutes"
    | "seatPriceCents"
    | "seatsOffered"
    | "isInstantBooking"
  > {
  departsAt: string | null
  arrivesAt: string | null
  firstName: string
  lastName: string
  photoId: string | null
  freeSeats: number
  meanStars: number | null
  reviewCount: number | null
}

/**
 * The cards of some flights and offers, in the order of their ids, with the pilot's public name and
 * rating; a seat whose hold is over counts as free.
 */
export async function listCards(db: Db, flightIds: readonly number[]): Promise<SearchHit[]> {
  if (flightIds.length === 0) return []
  const [rows, airports] = await Promise.all([
    cardsOf(db).execute({ ids: [...flightIds], now: clock.now().toISOString() }),
    airportsById(db),
  ])
  const cards = new Map(rows.map(({ card }) => [card.id, toCard(card, airports)]))
  return flightIds.flatMap((id) => cards.get(id) ?? [])
}

const prepared = new WeakMap<Db, ReturnType<typeof prepare>>()

/** Prepared: planning it takes longer than reading a dozen rows. */
function cardsOf(db: Db) {
  const known = prepared.get(db)
  if (known) return known
  const fresh = prepare(db)
  prepared.set(db, fresh)
  return fresh
}

// One value a row: two dozen columns take this process longer to read than the database to find.
function prepare(db: Db) {
  const ids = sql`any(${sql.placeholder("ids")}::integer[])`
  return db
    .select({
      card: sql<CardRow>`json_build_object('id', f.id, 'pilotId', f.pilot_id, 'title', f.title, 'status', f.status,
        'schedule', f.schedule, 'kind', f.kind, 'topics', f.topics, 'departureAirportId', f.departure_airport_id,
        'destinationAirportId', f.destination_airport_id, 'departsAt', f.departs_at, 'arrivesAt', f.arrives_at,
        'timeZone', f.time_zone, 'windowFrom', f.window_from, 'windowTo', f.window_to,
        'windowWeekdays', f.window_weekdays, 'terrain', f.terrain, 'durationMinutes', f.duration_minutes,
        'seatPriceCents', f.seat_price_cents, 'seatsOffered', f.seats_offered,
        'isInstantBooking', f.is_instant_booking, 'firstName', u.first_name, 'lastName', u.last_name,
        'photoId', u.photo_id, 'freeSeats', seats.free, 'meanStars', votes.mean, 'reviewCount', votes.count)`,
    })
    .from(sql`flights f
      join users u on u.id = f.pilot_id
      join lateral (
        select count(*) as free from flight_seats
        where flight_id = f.id and (booking_id is null or held_until <= ${sql.placeholder("now")}::timestamptz)
      ) seats on true
      left join (
        select subject_id, avg(stars)::float8 as mean, count(*) as count from reviews
        where published_at is not null and subject_id in (select pilot_id from flights where id = ${ids})
        group by subject_id
      ) votes on votes.subject_id = f.pilot_id`)
    .where(sql`f.id = ${ids}`)
    .prepare("cards_of_flights")
}

function toCard(row: CardRow, airportOf: ReadonlyMap<number, Airport>): SearchHit {
  const departure = airportOf.get(row.departureAirportId)
  const destination = airportOf.get(row.destinationAirportId)
  if (!departure || !destination) throw new Error(`flight ${row.id} leads nowhere we know`)
  const facts = {
    id: row.id,
    title: row.title,
    status: row.status,
    kind: row.kind,
    topics: row.topics,
    timeZone: row.timeZone,
    departure: { code: departure.code, name: departure.name },
    destination: { code: destination.code, name: destination.name },
    durationMinutes: row.durationMinutes,
    totalCents: priceOfSeat(row.seatPriceCents).totalCents,
    isInstantBooking: row.isInstantBooking,
    pilot: {
      id: row.pilotId,
      name: publicName(row),
      initials: initials(row),
      photoId: row.photoId,
      rating: row.meanStars,
      reviewCount: row.reviewCount ?? 0,
    },
  }
  const drawn = { id: row.id, terrain: row.terrain, lat: departure.lat, lng: departure.lng }
  if (row.schedule === "flexible" && row.windowFrom && row.windowTo) {
    // it has no hour of its own, so its picture has the light of noon
    const noon = new Date(`${row.windowFrom}T11:00Z`)
    return {
      ...facts,
      freeSeats: row.seatsOffered,
      picture: sceneOfFlight({ ...drawn, departsAt: noon }),
      window: { from: row.windowFrom, to: row.windowTo },
      weekdays: row.windowWeekdays,
    }
  }
  if (!row.departsAt || !row.arrivesAt) throw new Error(`flight ${row.id} has no date`)
  const departsAt = new Date(row.departsAt)
  return {
    ...facts,
    departsAt: departsAt.toISOString(),
    arrivesAt: new Date(row.arrivesAt).toISOString(),
    freeSeats: row.freeSeats,
    picture: sceneOfFlight({ ...drawn, departsAt }),
  }
}
