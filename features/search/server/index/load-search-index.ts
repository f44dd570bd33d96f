import { setTimeout } from "node:timers/promises"
import { type SQL, sql } from "drizzle-orm"
import type { FlightKind, Topic } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import type { Db } from "#platform/server/db.ts"
import { ownTurn } from "#platform/server/own-turn.ts"
import type { PlaneKind } from "../../search-query.ts"
import type { IndexedFlight, PilotRating } from "./indexed-flight.ts"

/** Rows read at once: what is made of them takes a few milliseconds, and requests are answered in between. */
const BATCH = 500

interface FlightRow extends Record<string, unknown> {
  id: number
  pilot_id: number
  departure_airport_id: number
  destination_airport_id: number
  is_offer: boolean
  start_minute: number
  first_day: number
  last_day: number
  window_weekdays: number[]
  free_seats: number
  hold_ends_at: Date | null
  seat_price_cents: number
  duration_minutes: number
  kind: FlightKind
  topics: Topic[]
  is_instant_booking: boolean
  plane_kind: PlaneKind | null
  completeness: number
}

/**
 * Everything that can be found, batch by batch: airport by airport, the earliest start first, as searches read it.
 * `isBesideRequests`: half of the time is theirs.
 */
export async function loadSearchIndex(
  db: Db,
  take: (batch: IndexedFlight[]) => void,
  { isBesideRequests = false } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    // a million flights are sorted before the first comes
    await liftTimeouts(tx)
    const flights = selectIndexRows(sql`true`, () => sql`true`)
    await tx.execute(
      sql`declare index_rows cursor for ${flights} order by departure_airport_id, start_minute, id`,
    )
    for (;;) {
      const { rows } = await tx.execute<FlightRow>(sql.raw(`fetch ${BATCH} from index_rows`))
      if (rows.length === 0) return
      await ownTurn()
      const begun = performance.now()
      take(rows.map(toFlight))
      if (isBesideRequests) await setTimeout(performance.now() - begun)
    }
  })
}

/** Those of some flights that can be found. */
export async function loadIndexedFlights(
  db: Db,
  flightIds: readonly number[],
): Promise<IndexedFlight[]> {
  const ids = sql`any(${sql.param([...flightIds])}::integer[])`
  const { rows } = await db.execute<FlightRow>(
    selectIndexRows(sql`f.id = ${ids}`, (flightId) => sql`${flightId} = ${ids}`),
  )
  return rows.map(toFlight)
}

// `isBookable` and `isOfferOpen` for many, but for the hours in which a booking closes: these pass
// while the flight is known already. What an offer should say: product rule on „Vollständigkeit“.
function selectIndexRows(isWanted: SQL, isOfWanted: (flightId: SQL) => SQL): SQL {
  return sql`
    select f.id, f.pilot_id, f.departure_airport_id, f.destination_airport_id,
      f.schedule = 'flexible' as is_offer,
      (extract(epoch from coalesce(f.departs_at, f.window_from::timestamp at time zone f.time_zone)) / 60)::integer as start_minute,
      coalesce((f.departs_at at time zone f.time_zone)::date, f.window_from) - date '1970-01-01' as first_day,
      coalesce((f.departs_at at time zone f.time_zone)::date, f.window_to) - date '1970-01-01' as last_day,
      f.window_weekdays,
      greatest(0, case f.schedule when 'flexible' then f.seats_offered else coalesce(seats.free, 0) end - f.unusable_seats)
        as free_seats,
      seats.hold_ends_at, f.seat_price_cents, f.duration_minutes, f.kind, f.topics, f.is_instant_booking,
      case p.category when 'MEP' then 'zweimotorig' when 'TMG' then 'reisemotorsegler' when 'UL' then 'ultraleicht'
        when 'glider' then 'segelflugzeug' when 'SEP' then case p.wing when 'high' then 'hochdecker' else 'tiefdecker' end
        end as plane_kind,
      ((f.description <> '')::integer + (f.meeting_point <> '')::integer + (f.plane_id is not null)::integer
        + (stops.flight_id is not null)::integer + (photos.flight_id is not null)::integer) / 5.0::float8 as completeness
    from flights f
    left join planes p on p.id = f.plane_id
    left join (
      select flight_id,
        count(*) filter (where booking_id is null or held_until <= ${clock.now()})::integer as free,
        min(held_until) filter (where held_until > ${clock.now()}) as hold_ends_at
      from flight_seats where ${isOfWanted(sql`flight_id`)} group by flight_id
    ) seats on seats.flight_id = f.id
    left join (
      select distinct flight_id from flight_stops where ${isOfWanted(sql`flight_id`)}
    ) stops on stops.flight_id = f.id
    left join (
      select distinct flight_id from flight_photos where ${isOfWanted(sql`flight_id`)}
    ) photos on photos.flight_id = f.id
    where f.status = 'published' and ${isWanted}
      and case f.schedule when 'fixed' then f.departs_at > ${clock.now()}
        else f.window_to >= (${clock.now()}::timestamptz at time zone f.time_zone)::date end`
}

function toFlight(row: FlightRow): IndexedFlight {
  return {
    id: row.id,
    pilotId: row.pilot_id,
    departureAirportId: row.departure_airport_id,
    destinationAirportId: row.destination_airport_id,
    isOffer: row.is_offer,
    startMinute: row.start_minute,
    firstDay: row.first_day,
    lastDay: row.last_day,
    weekdays: row.window_weekdays,
    freeSeats: row.free_seats,
    holdEndsAt: row.hold_ends_at && new Date(row.hold_ends_at).getTime(),
    seatPriceCents: row.seat_price_cents,
    durationMinutes: row.duration_minutes,
    kind: row.kind,
    topics: row.topics,
    isInstantBooking: row.is_instant_booking,
    planeKind: row.plane_kind,
    completeness: row.completeness,
  }
}

interface PilotRow extends Record<string, unknown> {
  id: number
  review_count: number
  star_sum: number
  answered: number
  unanswered: number
}

/** How the pilots stand who were reviewed or asked; of some alone, where their ids are given. */
export async function loadPilots(db: Db, ids?: readonly number[]): Promise<PilotRating[]> {
  const isWanted = (column: SQL) =>
    ids ? sql`${column} = any(${sql.param([...ids])}::integer[])` : sql`true`
  const { rows } = await db.execute<PilotRow>(sql`
    select coalesce(r.id, b.id) as id, coalesce(review_count, 0) as review_count, coalesce(star_sum, 0) as star_sum,
      coalesce(answered, 0) as answered, coalesce(unanswered, 0) as unanswered
    from (
      select pilot_id as id, count(*)::integer as review_count, sum(stars)::integer as star_sum
      from pilot_reviews where ${isWanted(sql`pilot_id`)} group by pilot_id
    ) r
    full join (
      select pilot_id as id, count(answered_at)::integer as answered,
        count(*) filter (where answered_at is null)::integer as unanswered
      from pilot_responses where ${isWanted(sql`pilot_id`)} group by pilot_id
    ) b on b.id = r.id`)
  return rows.map((row) => ({
    id: row.id,
    reviewCount: row.review_count,
    starSum: row.star_sum,
    answered: row.answered,
    unanswered: row.unanswered,
  }))
}
