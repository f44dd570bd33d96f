import { type SQL, sql } from "drizzle-orm"
import { parseOfficeSearch, type SearchReading } from "#features/admin/parse-office-search.ts"
import {
  answersTo,
  firstOf,
  hasWords,
  startsWith,
} from "#features/admin/server/search/hits-of-ids.ts"
import type { Db } from "#platform/server/db.ts"

/** Of each way in which a text can mean bookings so many are found, the newest. */
const MAX_FOUND = 1_000
/** So many people and flights are looked at for them. */
const MAX_NAMESAKES = 500

export interface SearchedBookings {
  ids: number[]
  /** It means more than were looked at. */
  isCut: boolean
}

/**
 * The bookings that a text may mean, by number, payment, people, title or aerodrome. Each way has an index and an
 * end, so that the list can sort and filter what is found as fast as if nobody had searched.
 */
export async function findSearchedBookings(tx: Db, text: string): Promise<SearchedBookings> {
  const reading = parseOfficeSearch(text)
  const { emailStart, names, airportCode } = reading
  const people: number[] = []
  if (names.length > 0) {
    people.push(...(await someOf(tx, sql`users`, hasWords(NAME, names, "start"))))
  }
  if (emailStart) {
    people.push(...(await someOf(tx, sql`users`, startsWith(sql`email`, emailStart))))
  }
  const flights: number[] = []
  for (const end of airportCode ? ["departure_airport_id", "destination_airport_id"] : []) {
    flights.push(
      ...(await answersTo(
        tx,
        sql`select id from flights where ${sql.identifier(end)} = (select id from airports where code = ${airportCode})
          order by departs_at desc limit ${MAX_NAMESAKES}`,
      )),
    )
  }
  if (names.length > 0) {
    const isTitled = hasWords(sql`title`, names, "start")
    flights.push(
      ...(await answersTo(
        tx,
        firstOf(sql`select id from flights where ${isTitled}`, MAX_NAMESAKES),
      )),
      ...(await newestFlightsOf(tx, people)),
    )
  }
  const found: number[] = []
  for (const way of waysOf(reading, { people, flights })) {
    found.push(...(await answersTo(tx, sql`${way} limit ${MAX_FOUND}`)))
  }
  const isCut = [people, flights].some(({ length }) => length >= MAX_NAMESAKES)
  return { ids: [...new Set(found)], isCut: isCut || found.length >= MAX_FOUND }
}

/** Of many namesakes a few flights each. */
function newestFlightsOf(tx: Db, pilots: readonly number[]): Promise<number[]> {
  const each = Math.max(10, Math.floor(MAX_NAMESAKES / Math.max(1, pilots.length)))
  return answersTo(
    tx,
    sql`select own.id from unnest(${sql.param([...pilots])}::integer[]) as pilot (id), lateral (
      select id from flights where pilot_id = pilot.id order by departs_at desc limit ${each}) own
      limit ${MAX_NAMESAKES}`,
  )
}

const NAME = sql`first_name || ' ' || last_name`

const someOf = (tx: Db, table: SQL, which: SQL) =>
  answersTo(
    tx,
    firstOf(sql`select id from ${table} where deleted_at is null and ${which}`, MAX_NAMESAKES),
  )

interface Meant {
  people: readonly number[]
  flights: readonly number[]
}

function waysOf({ number, ref }: SearchReading, { people, flights }: Meant): SQL[] {
  const ways: SQL[] = []
  const isOf = (kind: NonNullable<typeof number>["of"]) => number && (number.of ?? kind) === kind
  const own = number?.of === "person" ? [number.id] : people
  const theirs = number && isOf("flight") ? [number.id] : flights
  if (number && isOf("booking")) ways.push(leadingOf(sql`bookings o where o.id = ${number.id}`))
  if (ref) {
    ways.push(
      leadingOf(sql`payments p join bookings o using (checkout_id) where p.ref = ${ref}`),
      leadingOf(sql`checkouts c join bookings o on o.checkout_id = c.id where c.ref = ${ref}`),
    )
  }
  if (own.length > 0) ways.push(newestOf("passenger_id", own))
  if (theirs.length > 0) ways.push(newestOf("flight_id", theirs))
  return ways
}

// what has joined a booking is one with it
const leadingOf = (from: SQL) =>
  sql`select case when o.status = 'joined' then o.adds_to_id else o.id end as id from ${from}`

// offset 0 keeps the planner from going through all bookings, the newest first
const newestOf = (column: string, ids: readonly number[]) =>
  sql`select id from (select id from bookings where ${sql.identifier(column)} = any(${sql.param([...ids])}::integer[])
    and status <> 'joined' offset 0) own order by id desc`
