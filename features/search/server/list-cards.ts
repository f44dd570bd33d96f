import { eq, sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { flightsTable } from "#features/flights/server/flights-tables.ts"
import { sceneOfFlight } from "#features/flights/server/scene-of-flight.ts"
import type { Airport } from "#features/places/airport.ts"
import { listAirports } from "#features/places/server/airports-queries.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import { initials, publicName } from "#features/users/user.ts"
import { clock } from "#platform/clock.ts"
import { instantAt } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import type { SearchHit } from "../offer-card.ts"

/**
 * The cards of some flights and offers, in the order of their ids, with the pilot's public name and
 * rating; a seat whose hold is over counts as free.
 */
export async function listCards(db: Db, flightIds: readonly number[]): Promise<SearchHit[]> {
  if (flightIds.length === 0) return []
  const [rows, airports] = await Promise.all([
    cardsOf(db).execute({ ids: [...flightIds], now: clock.now().toISOString() }),
    listAirports(db),
  ])
  const airportOf = new Map(airports.map((airport) => [airport.id, airport]))
  const cards = new Map(rows.map((row) => [row.id, toCard(row, airportOf)]))
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

function prepare(db: Db) {
  return db
    .select({
      id: flightsTable.id,
      pilotId: flightsTable.pilotId,
      title: flightsTable.title,
      status: flightsTable.status,
      schedule: flightsTable.schedule,
      kind: flightsTable.kind,
      topics: flightsTable.topics,
      departureAirportId: flightsTable.departureAirportId,
      destinationAirportId: flightsTable.destinationAirportId,
      departsAt: flightsTable.departsAt,
      arrivesAt: flightsTable.arrivesAt,
      timeZone: flightsTable.timeZone,
      windowFrom: flightsTable.windowFrom,
      windowTo: flightsTable.windowTo,
      windowWeekdays: flightsTable.windowWeekdays,
      terrain: flightsTable.terrain,
      durationMinutes: flightsTable.durationMinutes,
      seatPriceCents: flightsTable.seatPriceCents,
      seatsOffered: flightsTable.seatsOffered,
      isInstantBooking: flightsTable.isInstantBooking,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      photoId: usersTable.photoId,
      freeSeats: sql<number>`(select count(*)::int from flight_seats where flight_id = ${flightsTable.id}
        and (booking_id is null or held_until <= ${sql.placeholder("now")}::timestamptz))`,
      votes: sql<{ mean: number; count: number } | null>`(
        select json_build_object('mean', avg(stars)::float8, 'count', count(*)) from reviews
        where subject_id = ${flightsTable.pilotId} and published_at is not null)`,
    })
    .from(flightsTable)
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .where(sql`${flightsTable.id} = any(${sql.placeholder("ids")}::integer[])`)
    .prepare("cards_of_flights")
}

type CardRow = Awaited<ReturnType<ReturnType<typeof prepare>["execute"]>>[number]

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
      rating: row.votes?.mean ?? null,
      reviewCount: row.votes?.count ?? 0,
    },
  }
  const drawn = { id: row.id, terrain: row.terrain, lat: departure.lat, lng: departure.lng }
  if (row.schedule === "flexible" && row.windowFrom && row.windowTo) {
    const departsAt = noonOf(row.windowFrom, row.timeZone)
    return {
      ...facts,
      freeSeats: row.seatsOffered,
      picture: sceneOfFlight({ ...drawn, departsAt }),
      window: { from: row.windowFrom, to: row.windowTo },
      weekdays: row.windowWeekdays,
    }
  }
  if (!row.departsAt || !row.arrivesAt) throw new Error(`flight ${row.id} has no date`)
  return {
    ...facts,
    departsAt: row.departsAt.toISOString(),
    arrivesAt: row.arrivesAt.toISOString(),
    freeSeats: row.freeSeats,
    picture: sceneOfFlight({ ...drawn, departsAt: row.departsAt }),
  }
}

/** The light of an offer's picture: it has no hour of its own. */
function noonOf(day: string, zone: string): Date {
  return instantAt(day, "12:00", zone) ?? new Date(`${day}T12:00Z`)
}
