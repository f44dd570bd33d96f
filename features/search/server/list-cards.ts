import { sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import type { FlightPhotoPart } from "#features/flights/core/flight-photo-path.ts"
import { type DrawnFacts, drawnFactsOf } from "#features/flights/core/server/drawn-facts.ts"
import { firstPhotoOf } from "#features/flights/core/server/flight-photos.ts"
import { pictureOfFlight } from "#features/flights/core/server/picture-of-flight.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { Airport } from "#features/places/airport.ts"
import { airportsById } from "#features/places/server/airports-queries.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { initials, publicName } from "#features/users/core/user.ts"
import { clock } from "#platform/clock.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { distinctPictures } from "../distinct-pictures.ts"
import type { SearchHit } from "../offer-card.ts"
import type { Departing } from "./index/match-flights.ts"
import type { PilotRatings } from "./index/pilot-ratings.ts"
import { searchIndex } from "./index/sync-search-index.ts"

/**
 * The cards of some flights and offers, in the order of their ids, with the pilot's public name and
 * rating (which the search knows); a seat whose hold is over counts as free. Not within a transaction.
 * `departing`: how far away the airports are, where somebody looks around a place.
 */
export async function listCards(
  db: Db,
  flightIds: readonly number[],
  departing?: Departing,
): Promise<SearchHit[]> {
  if (flightIds.length === 0) return []
  const [[found], airports, { pilots }] = await Promise.all([
    selectCards(db, { ids: `{${flightIds.join()}}`, now: clock.now().toISOString() }),
    airportsById(db),
    searchIndex(db),
  ])
  const rows = found?.cards?.split(ROW_END) ?? []
  const read = rows.map((row) => toCard(row.split(VALUE_END), airports, pilots, departing))
  const cards = new Map(read.map((card) => [card.id, card]))
  return distinctPictures(flightIds.flatMap((id) => cards.get(id) ?? []))
}

// no text of a flight or a person holds control characters (platform/text-input.ts)
const VALUE_END = "\u001f"
const ROW_END = "\u001e"

// One text: two dozen columns of each card take this process longer to read than the database to find,
// and the database longer to write as JSON; so do seconds as exact decimals (extract).
const selectCards = prepared((db, { ids, now }: { ids: string; now: string }) =>
  db
    .select({
      cards: sql<
        string | null
      >`string_agg(concat_ws(${sql.raw("E'\\x1f'")}, f.id, f.pilot_id, f.title,
        f.status, f.schedule, f.kind, array_to_string(f.topics, ','), f.departure_airport_id,
        f.destination_airport_id, coalesce(date_part('epoch', f.departs_at)::text, ''),
        coalesce(date_part('epoch', f.arrives_at)::text, ''), f.time_zone, coalesce(f.window_from::text, ''),
        coalesce(f.window_to::text, ''), array_to_string(f.window_weekdays, ','), f.terrain,
        f.duration_minutes, f.seat_price_cents, f.is_instant_booking, u.first_name,
        u.last_name, coalesce(u.photo_id::text, ''),
        case f.schedule when 'flexible' then f.seats_offered else (select count(*) from flight_seats
          where flight_id = f.id and (booking_id is null or held_until <= ${now}::timestamptz)) end
          - f.unusable_seats,
        coalesce(${firstPhotoOf(sql`f.id`)}::text, ''), ${drawnFactsOf(sql`f.id`)}::text), ${sql.raw("E'\\x1e'")})`,
    })
    .from(sql`flights f join users u on u.id = f.pilot_id`)
    .where(sql`f.id = any(${ids}::integer[])`),
)

/** A row as the query above writes it. */
function toCard(
  [
    idText = "",
    pilotIdText,
    title = "",
    status,
    schedule,
    kind,
    topics = "",
    departureAirportId,
    destinationAirportId,
    departsAtSecond,
    arrivesAtSecond,
    timeZone = "",
    windowFrom,
    windowTo,
    windowWeekdays = "",
    terrain = "",
    durationMinutes,
    seatPriceCents,
    isInstantBooking,
    firstName = "",
    lastName = "",
    photoId,
    openSeats,
    photoText,
    drawnText = "",
  ]: readonly string[],
  airportOf: ReadonlyMap<number, Airport>,
  pilots: PilotRatings,
  departing: Departing | undefined,
): SearchHit {
  const [id, pilotId] = [Number(idText), Number(pilotIdText)]
  const departure = airportOf.get(Number(departureAirportId))
  const destination = airportOf.get(Number(destinationAirportId))
  if (!departure || !destination) throw new Error(`flight ${id} leads nowhere we know`)
  const distanceKm = departing?.get(departure.id) ?? undefined
  const facts = {
    id,
    title: maskContacts(title),
    status: status as FlightRow["status"],
    kind: kind as FlightRow["kind"],
    topics: listOf(topics) as FlightRow["topics"],
    timeZone,
    departure: { code: departure.code, name: departure.name },
    destination: { code: destination.code, name: destination.name },
    ...(distanceKm !== undefined && { distanceKm: Math.max(1, Math.round(distanceKm)) }),
    durationMinutes: Number(durationMinutes),
    totalCents: priceOfSeat(Number(seatPriceCents), currentFeeRule()).totalCents,
    isInstantBooking: isInstantBooking === "t",
    freeSeats: Math.max(0, Number(openSeats)),
    pilot: {
      id: pilotId,
      name: publicName({ firstName, lastName }),
      initials: initials({ firstName, lastName }),
      photoId: photoId || null,
      ...pilots.ratingOf(pilotId),
    },
  }
  const photo = photoText ? (JSON.parse(photoText) as FlightPhotoPart) : null
  const place = { lat: departure.lat, lng: departure.lng }
  const drawn = { id, terrain, ...place, ...(JSON.parse(drawnText) as DrawnFacts) }
  if (schedule === "flexible" && windowFrom && windowTo) {
    // it has no hour of its own, so its picture has the light of noon
    const noon = new Date(`${windowFrom}T11:00Z`)
    return {
      ...facts,
      picture: pictureOfFlight(photo, { ...drawn, departsAt: noon }),
      window: { from: windowFrom, to: windowTo },
      weekdays: listOf(windowWeekdays).map(Number),
    }
  }
  if (!departsAtSecond || !arrivesAtSecond) throw new Error(`flight ${id} has no date`)
  const departsAt = new Date(Number(departsAtSecond) * 1_000)
  return {
    ...facts,
    departsAt: departsAt.toISOString(),
    arrivesAt: new Date(Number(arrivesAtSecond) * 1_000).toISOString(),
    picture: pictureOfFlight(photo, { ...drawn, departsAt }),
  }
}

function listOf(text: string): string[] {
  return text === "" ? [] : text.split(",")
}
