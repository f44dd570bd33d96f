import { sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import type { FlightPhotoPart } from "#features/flights/flight-photo-path.ts"
import { firstPhotoOf } from "#features/flights/server/flight-photos.ts"
import { pictureOfFlight } from "#features/flights/server/picture-of-flight.ts"
import type { FlightRow } from "#features/flights/server/seats.ts"
import type { Airport } from "#features/places/airport.ts"
import { airportsById } from "#features/places/server/airports-queries.ts"
import { initials, publicName } from "#features/users/user.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { SearchHit } from "../offer-card.ts"
import { findableFlights } from "./findable/follow-findable.ts"
import type { PilotStandings } from "./findable/pilot-standings.ts"

/** In the order of the query below. */
type CardRow = [
  id: number,
  pilotId: number,
  title: string,
  status: FlightRow["status"],
  schedule: FlightRow["schedule"],
  kind: FlightRow["kind"],
  topics: FlightRow["topics"],
  departureAirportId: number,
  destinationAirportId: number,
  departsAtSecond: number | null,
  arrivesAtSecond: number | null,
  timeZone: string,
  windowFrom: string | null,
  windowTo: string | null,
  windowWeekdays: number[],
  terrain: string,
  durationMinutes: number,
  seatPriceCents: number,
  seatsOffered: number,
  isInstantBooking: boolean,
  firstName: string,
  lastName: string,
  photoId: string | null,
  freeSeats: number,
  photo: FlightPhotoPart | null,
]

/**
 * The cards of some flights and offers, in the order of their ids, with the pilot's public name and
 * rating (which the search knows); a seat whose hold is over counts as free. Not within a transaction.
 */
export async function listCards(db: Db, flightIds: readonly number[]): Promise<SearchHit[]> {
  if (flightIds.length === 0) return []
  const [[found], airports, { pilots }] = await Promise.all([
    cardsOf(db).execute({ ids: `{${flightIds.join()}}`, now: clock.now().toISOString() }),
    airportsById(db),
    findableFlights(db),
  ])
  const rows = found?.cards ?? []
  const cards = new Map(rows.map((row) => [row[0], toCard(row, airports, pilots)]))
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

// One value without names: two dozen columns of each card take this process longer to read than the
// database to find, and their names take the database longest; so do seconds as exact decimals (extract).
function prepare(db: Db) {
  return db
    .select({
      cards: sql<
        CardRow[] | null
      >`json_agg(json_build_array(f.id, f.pilot_id, f.title, f.status, f.schedule,
        f.kind, f.topics, f.departure_airport_id, f.destination_airport_id,
        date_part('epoch', f.departs_at), date_part('epoch', f.arrives_at), f.time_zone,
        f.window_from, f.window_to, f.window_weekdays, f.terrain, f.duration_minutes, f.seat_price_cents,
        f.seats_offered, f.is_instant_booking, u.first_name, u.last_name, u.photo_id,
        (select count(*) from flight_seats where flight_id = f.id
          and (booking_id is null or held_until <= ${sql.placeholder("now")}::timestamptz)),
        ${firstPhotoOf(sql`f.id`)}))`,
    })
    .from(sql`flights f join users u on u.id = f.pilot_id`)
    .where(sql`f.id = any(${sql.placeholder("ids")}::integer[])`)
    .prepare("cards_of_flights")
}

function toCard(
  [
    id,
    pilotId,
    title,
    status,
    schedule,
    kind,
    topics,
    departureAirportId,
    destinationAirportId,
    departsAtSecond,
    arrivesAtSecond,
    timeZone,
    windowFrom,
    windowTo,
    windowWeekdays,
    terrain,
    durationMinutes,
    seatPriceCents,
    seatsOffered,
    isInstantBooking,
    firstName,
    lastName,
    photoId,
    freeSeats,
    photo,
  ]: CardRow,
  airportOf: ReadonlyMap<number, Airport>,
  pilots: PilotStandings,
): SearchHit {
  const departure = airportOf.get(departureAirportId)
  const destination = airportOf.get(destinationAirportId)
  if (!departure || !destination) throw new Error(`flight ${id} leads nowhere we know`)
  const facts = {
    id,
    title,
    status,
    kind,
    topics,
    timeZone,
    departure: { code: departure.code, name: departure.name },
    destination: { code: destination.code, name: destination.name },
    durationMinutes,
    totalCents: priceOfSeat(seatPriceCents).totalCents,
    isInstantBooking,
    pilot: {
      id: pilotId,
      name: publicName({ firstName, lastName }),
      initials: initials({ firstName, lastName }),
      photoId,
      ...pilots.ratingOf(pilotId),
    },
  }
  const drawn = { id, terrain, lat: departure.lat, lng: departure.lng }
  if (schedule === "flexible" && windowFrom && windowTo) {
    // it has no hour of its own, so its picture has the light of noon
    const noon = new Date(`${windowFrom}T11:00Z`)
    return {
      ...facts,
      freeSeats: seatsOffered,
      picture: pictureOfFlight(photo, { ...drawn, departsAt: noon }),
      window: { from: windowFrom, to: windowTo },
      weekdays: windowWeekdays,
    }
  }
  if (departsAtSecond === null || arrivesAtSecond === null)
    throw new Error(`flight ${id} has no date`)
  const departsAt = new Date(departsAtSecond * 1_000)
  return {
    ...facts,
    departsAt: departsAt.toISOString(),
    arrivesAt: new Date(arrivesAtSecond * 1_000).toISOString(),
    freeSeats,
    picture: pictureOfFlight(photo, { ...drawn, departsAt }),
  }
}
