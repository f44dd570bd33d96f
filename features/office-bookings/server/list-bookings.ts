import { and, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { priceOfBooking } from "#features/bookings/core/booking.ts"
import { bookingsTable as bookings } from "#features/bookings/core/server/bookings-tables.ts"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { flightsTable as flights } from "#features/flights/core/server/flights-tables.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type BookingListQuery, type ListedBooking, statusOfQuery } from "../booking-list.ts"
import { deadlineOfBooking } from "../next-step.ts"
import { fullName } from "./full-name.ts"
import { openCasesOfBookings } from "./open-cases-of-bookings.ts"

const PAGE = 30
/** As many rows as a spreadsheet is still looked through. */
const MAX_EXPORTED = 5_000

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
}

/** Thirty bookings. Pages are keyed by a booking, so that new ones do not move them. */
export async function listBookings(db: Db, query: BookingListQuery): Promise<BookingPage> {
  const cases = await openCasesOfBookings(db)
  const isBackwards = query.turn?.to === "previous"
  const found = await readRows(db, { query, openIds: [...cases.keys()], limit: PAGE + 1 })
  const rows = found.slice(0, PAGE)
  if (isBackwards) rows.reverse()
  const hasMore = found.length > PAGE
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    entries: rows.map((row) => listed(row, cases)),
    next: last && (hasMore || isBackwards) ? last.booking.id : null,
    previous: first && (isBackwards ? hasMore : query.turn !== null) ? first.booking.id : null,
    openCount: cases.size,
  }
}

/** All bookings of the same view, for a table; that it was taken out is written down. */
export function exportBookingList(
  db: Db,
  actor: UserActor,
  query: BookingListQuery,
): Promise<ListedBooking[]> {
  return inTransaction(db, async (tx) => {
    const cases = await openCasesOfBookings(tx)
    const rows = await readRows(tx, {
      query: { ...query, turn: null },
      openIds: [...cases.keys()],
      limit: MAX_EXPORTED,
    })
    await recordEvent(tx, {
      kind: "user.bookings_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      data: { count: rows.length },
    })
    const of = rows.flatMap(({ guest, pilot }) => [guest?.id, pilot?.id])
    await noteLooks(tx, actor, { kind: "bookings_table", of })
    return rows.map((row) => listed(row, cases))
  })
}

interface Wanted {
  query: BookingListQuery
  /** Bookings with an open case. */
  openIds: number[]
  limit: number
}

async function readRows(db: Db, { query, openIds, limit }: Wanted) {
  const { key, isDescending } = ORDERS[query.sort]
  const isBackwards = query.turn?.to === "previous"
  const isDown = isDescending !== isBackwards
  return db
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
    .where(
      and(
        ofStatus(query),
        query.view === "offen" ? inArray(bookings.id, openIds) : undefined,
        query.from ? gte(STARTS_AT, startOfDay(query.from, HOME_ZONE)) : undefined,
        query.to ? lt(STARTS_AT, startOfDay(addDays(query.to, 1), HOME_ZONE)) : undefined,
        matching(query.search),
        query.turn ? beyond(key, query.turn.id, isDown) : undefined,
      ),
    )
    .orderBy(...(isDown ? [sql`${key} desc`, sql`bookings.id desc`] : [key, sql`bookings.id`]))
    .limit(limit)
}

const STARTS_AT = sql<Date>`coalesce(flights.departs_at, bookings.proposed_departs_at)`

const ORDERS: Record<BookingListQuery["sort"], { key: SQL; isDescending: boolean }> = {
  neueste: { key: sql`bookings.id`, isDescending: true },
  aelteste: { key: sql`bookings.id`, isDescending: false },
  start: { key: sql`coalesce(${STARTS_AT}, 'infinity')`, isDescending: false },
  "letzter-start": { key: sql`coalesce(${STARTS_AT}, '-infinity')`, isDescending: true },
  betrag: {
    key: sql`bookings.seats * (bookings.seat_price_cents + bookings.fee_cents)`,
    isDescending: true,
  },
}

function beyond(key: SQL, id: number, isDown: boolean): SQL {
  const position = sql`(select ${key}, bookings.id from bookings
    join flights on flights.id = bookings.flight_id where bookings.id = ${id})`
  return isDown
    ? sql`(${key}, bookings.id) < ${position}`
    : sql`(${key}, bookings.id) > ${position}`
}

// what has joined a booking is one with it; a hold is no order yet
function ofStatus(query: BookingListQuery): SQL | undefined {
  const status = statusOfQuery(query)
  return status
    ? eq(bookings.status, status)
    : notInArray(bookings.status, ["held", "lapsed", "joined"])
}

// `position` and not `like`: what somebody types has no wildcards
function matching(searched: string): SQL | undefined {
  if (searched === "") return undefined
  const text = searched.toLowerCase()
  const [, thing, number] = /^(buchung|flug)?\s*(\d{1,9})$/.exec(text) ?? []
  if (number !== undefined && thing === "flug") return eq(flights.id, Number(number))
  const contains = (value: SQL) => sql`position(${text} in lower(${value})) > 0`
  return or(
    contains(sql`guests.first_name || ' ' || guests.last_name`),
    contains(sql`guests.email`),
    contains(sql`pilots.first_name || ' ' || pilots.last_name`),
    contains(sql`flights.title`),
    sql`${searched.toUpperCase()} in (departures.code, destinations.code)`,
    sql`exists (select from payments p join bookings o on o.checkout_id = p.checkout_id
      where p.ref = ${searched.toUpperCase()} and bookings.id in (o.id, o.adds_to_id))`,
    number === undefined ? undefined : numbered(Number(number), thing === "buchung"),
  )
}

function numbered(id: number, isBooking: boolean): SQL | undefined {
  const joined = sql`bookings.id = (select o.adds_to_id from bookings o where o.id = ${id} and o.status = 'joined')`
  return or(eq(bookings.id, id), joined, isBooking ? undefined : eq(flights.id, id))
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
