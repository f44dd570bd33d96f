import { BOOKING_CLOSES_BEFORE_START_MS } from "#features/flights/core/flight.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { FlightCardData } from "../flight-card.ts"
import { isOfferCard } from "../offer-card.ts"
import { DEFAULT_DAYS_AHEAD } from "../search-query.ts"
import { dayNumber } from "./index/indexed-flight.ts"
import { CELL, DETAIL, type SearchIndex } from "./index/search-index.ts"
import { searchIndex } from "./index/sync-search-index.ts"
import { bitsOf, type Trait } from "./index/traits.ts"
import { listHits } from "./list-hits.ts"

/** Of all flights that start soon. */
export interface SoonQuestion {
  /** From these airports only. */
  airportIds?: Iterable<number>
  /** Of this topic or kind only. */
  trait?: Trait | undefined
  /** However late they start. */
  isEver?: boolean
}

/** Dated flights with a free seat that start within the days that the search shows by itself. */
export interface Soon {
  flights: SearchIndex
  /** Of `flights`, airport by airport. */
  rows: number[]
}

/** The first minute (since 1970) of a start that can still be booked. */
export function earliestMinute(): number {
  return Math.ceil((clock.now().getTime() + BOOKING_CLOSES_BEFORE_START_MS) / minutes(1))
}

/** What many pages list and count, from memory: at a million flights the tables take too long. */
export async function findSoon(
  db: Db,
  { airportIds, trait, isEver = false }: SoonQuestion = {},
): Promise<Soon> {
  const flights = await searchIndex(db)
  const { cells } = flights
  const earliest = earliestMinute()
  const today = dayNumber(isoDay(clock.now(), HOME_ZONE))
  const lastDay = isEver ? Number.MAX_SAFE_INTEGER : today + DEFAULT_DAYS_AHEAD
  const wanted = trait === undefined ? undefined : bitsOf([trait])
  const rows: number[] = []
  for (const airportId of airportIds ?? flights.departureAirportIds()) {
    const departures = flights.departuresFrom(airportId, "dated")
    if (!departures) continue
    for (let at = departures.firstFrom(earliest); at < departures.length; at += 1) {
      const row = departures.at(at)
      if ((cells[row + CELL.firstDay] ?? 0) > lastDay) break
      if ((cells[row + CELL.freeSeats] ?? 0) < 1) continue
      if (wanted === undefined || (cells[row + CELL.traits] ?? 0) & wanted) rows.push(row)
    }
  }
  return { flights, rows }
}

/** Negative: the first row comes before the other. */
export type RowOrder = (row: number, other: number) => number

/** By start; of two at once the older flight. */
export function byStart({ cells, details }: SearchIndex): RowOrder {
  return (row, other) =>
    (cells[row + CELL.startMinute] ?? 0) - (cells[other + CELL.startMinute] ?? 0) ||
    (details[row + DETAIL.id] ?? 0) - (details[other + DETAIL.id] ?? 0)
}

/** The cards of the first so many of some rows. */
export async function listFirstOf(
  db: Db,
  { flights, rows }: Soon,
  limit: number,
  order: RowOrder = byStart(flights),
): Promise<FlightCardData[]> {
  const ids = firstOf(rows, limit, order).map((row) => flights.details[row + DETAIL.id] ?? 0)
  const hits = await listHits(db, ids, 1)
  return hits.filter((hit): hit is FlightCardData => !isOfferCard(hit))
}

/** Few of many, so each is compared with the last of the few only. */
function firstOf(rows: readonly number[], limit: number, order: RowOrder): number[] {
  const first: number[] = []
  for (const row of rows) {
    const last = first[limit - 1]
    if (last !== undefined && order(row, last) >= 0) continue
    const place = first.findIndex((other) => order(row, other) < 0)
    first.splice(place < 0 ? first.length : place, 0, row)
    first.length = Math.min(first.length, limit)
  }
  return first
}
