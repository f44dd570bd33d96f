import { eq, inArray, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { planByIndex } from "#features/admin/server/search/plan-by-index.ts"
import {
  BOOKING_STATUS_LABELS,
  type BookingStatus,
  priceOfBooking,
} from "#features/bookings/core/booking.ts"
import { bookingsTable as bookings } from "#features/bookings/core/server/bookings-tables.ts"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { flightsTable as flights } from "#features/flights/core/server/flights-tables.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import { MAX_TABLE_ROWS } from "#platform/list-table.ts"
import { turnedPage } from "#platform/list-turn.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type BookingListQuery, type ListedBooking, statusOfQuery } from "../booking-list.ts"
import { deadlineOfBooking } from "../next-step.ts"
import { findSearchedBookings } from "./find-searched-bookings.ts"
import { fullName } from "./full-name.ts"
import { openCasesOfBookings } from "./open-cases-of-bookings.ts"

const PAGE = 30

const guests = alias(usersTable, "guests")
const pilots = alias(usersTable, "pilots")
const departures = alias(airportsTable, "departures")
const destinations = alias(airportsTable, "destinations")

interface BookingPage {
  entries: ListedBooking[]
  /** The bookings to turn from; null where the list ends. */
  next: number | null
  previous: number | null
  /** How many bookings have something that waits for a person. */
  openCount: number
  /** The search means more than are here. */
  isCut: boolean
}

/** Thirty bookings. Pages are keyed by a booking, so that new ones do not move them. */
export function listBookings(db: Db, query: BookingListQuery): Promise<BookingPage> {
  return inTransaction(db, async (tx) => {
    await planByIndex(tx)
    const open = await openCasesOfBookings(tx)
    const searched = query.search === "" ? null : await findSearchedBookings(tx, query.search)
    const among = bothOf(searched?.ids ?? null, query.view === "offen" ? [...open.keys()] : null)
    const found = await findIds(tx, { query, among, limit: PAGE + 1 })
    const { rows: ids, next, previous } = turnedPage(found, { turn: query.turn, size: PAGE })
    return {
      entries: (await readRows(tx, ids)).map((row) => listed(row, open)),
      next,
      previous,
      openCount: open.size,
      isCut: searched?.isCut ?? false,
    }
  })
}

/**
 * All bookings of the same view, or those of it that were chosen, for a table; that it was taken out is
 * written down.
 */
export function exportBookingList(
  db: Db,
  actor: UserActor,
  query: BookingListQuery,
  chosen: readonly number[] | null = null,
): Promise<ListedBooking[]> {
  return inTransaction(db, async (tx) => {
    await planByIndex(tx)
    const open = await openCasesOfBookings(tx)
    const searched = query.search === "" ? null : await findSearchedBookings(tx, query.search)
    const among = bothOf(
      bothOf(searched?.ids ?? null, query.view === "offen" ? [...open.keys()] : null),
      chosen,
    )
    const whole = { ...query, turn: null }
    const ids = await findIds(tx, { query: whole, among, limit: MAX_TABLE_ROWS })
    const rows = await readRows(tx, ids)
    await recordEvent(tx, {
      kind: "user.bookings_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      data: { count: rows.length },
    })
    const of = rows.flatMap(({ guest, pilot }) => [guest?.id, pilot?.id])
    await noteLooks(tx, actor, { kind: "bookings_table", of })
    return rows.map((row) => listed(row, open))
  })
}

/** What is in both lists; null is no list at all. */
function bothOf(one: readonly number[] | null, other: readonly number[] | null) {
  if (!(one && other)) return one ?? other
  const others = new Set(other)
  return one.filter((id) => others.has(id))
}

interface Wanted {
  query: BookingListQuery
  /** No others than these; null: of all. */
  among: readonly number[] | null
  limit: number
}

/**
 * The numbers of a page, in its order. Each status is asked by itself, from an index that has the order of the
 * list, and the first of all of them are the page: so many rows are read however many bookings there are.
 */
async function findIds(tx: Db, { query, among, limit }: Wanted): Promise<number[]> {
  const { key, isDescending } = ORDERS[query.sort]
  const isDown = isDescending !== (query.turn?.to === "previous")
  const order = isDown ? sql`key desc, id desc` : sql`key, id`
  const which = [
    ...(query.from
      ? [sql`${START} >= ${startOfDay(query.from, HOME_ZONE)} and starts_at is not null`]
      : []),
    ...(query.to ? [sql`${START} < ${startOfDay(addDays(query.to, 1), HOME_ZONE)}`] : []),
    ...(query.turn ? [beyond(key, query.turn.id, isDown)] : []),
  ]
  const parts = among
    ? [
        [
          sql`id = any(${sql.param([...among])}::integer[])`,
          sql`status = any(${sql.param(statusesOf(query))}::text[])`,
        ],
      ]
    : statusesOf(query).map((status) => [sql`status = ${status}`])
  const asked = parts.map(
    (part) => sql`(select ${key} as key, id from bookings
      where ${sql.join([...part, ...which], sql` and `)} order by ${order} limit ${limit})`,
  )
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from (${sql.join(asked, sql` union all `)}) found order by ${order} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** What has no date yet lies ahead of everything that has one. */
const START = sql`coalesce(starts_at, 'infinity'::timestamptz)`
const NUMBER = sql`id`
const PRICE = sql`(seats * (seat_price_cents + fee_cents))`

const ORDERS: Record<BookingListQuery["sort"], { key: SQL; isDescending: boolean }> = {
  neueste: { key: NUMBER, isDescending: true },
  aelteste: { key: NUMBER, isDescending: false },
  start: { key: START, isDescending: false },
  "letzter-start": { key: START, isDescending: true },
  betrag: { key: PRICE, isDescending: true },
  "kleinster-betrag": { key: PRICE, isDescending: false },
}

function beyond(key: SQL, id: number, isDown: boolean): SQL {
  const position = sql`select ${key}, id from bookings where id = ${id}`
  return isDown ? sql`(${key}, id) < (${position})` : sql`(${key}, id) > (${position})`
}

// what has joined a booking is one with it; a hold is no order yet
const ORDERED = (Object.keys(BOOKING_STATUS_LABELS) as BookingStatus[]).filter(
  (status) => !["held", "lapsed", "joined"].includes(status),
)

function statusesOf(query: BookingListQuery): BookingStatus[] {
  const status = statusOfQuery(query)
  return status ? [status] : ORDERED
}

async function readRows(tx: Db, ids: readonly number[]) {
  const rows = await tx
    .select({
      booking: bookings,
      flight: flights,
      guest: guests,
      pilot: pilots,
      from: departures.code,
      to: destinations.code,
    })
    .from(bookings)
    .innerJoin(flights, eq(flights.id, bookings.flightId))
    .innerJoin(pilots, eq(pilots.id, flights.pilotId))
    .innerJoin(departures, eq(departures.id, flights.departureAirportId))
    .innerJoin(destinations, eq(destinations.id, flights.destinationAirportId))
    .leftJoin(guests, eq(guests.id, bookings.passengerId))
    .where(inArray(bookings.id, [...ids]))
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.toSorted(
    (one, other) => (places.get(one.booking.id) ?? 0) - (places.get(other.booking.id) ?? 0),
  )
}

type Row = Awaited<ReturnType<typeof readRows>>[number]
type Cases = Awaited<ReturnType<typeof openCasesOfBookings>>

function listed({ booking, flight, guest, pilot, from, to }: Row, cases: Cases): ListedBooking {
  const startsAt = flight.departsAt ?? booking.proposedDepartsAt
  return {
    id: booking.id,
    status: booking.status,
    seats: booking.seats,
    totalCents: priceOfBooking(booking).totalCents,
    guest: guest && { id: guest.id, name: fullName(guest) },
    pilot: { id: pilot.id, name: fullName(pilot) },
    flight: {
      id: flight.id,
      title: flight.title,
      from,
      to,
      startsAt: startsAt?.toISOString() ?? null,
      timeZone: flight.timeZone,
    },
    cases: (cases.get(booking.id) ?? []).map(({ title }) => title),
    deadline: deadlineOfBooking(booking),
    createdAt: booking.createdAt.toISOString(),
  }
}
