import { airportsById } from "#features/places/server/airports-queries.ts"
import type { Db } from "#platform/server/db.ts"
import type { DeparturePlace, TopicFacts } from "../topic-facts.ts"
import type { Soon } from "./find-soon.ts"
import { CELL, DETAIL } from "./index/search-index.ts"

/** The figures of some flights; undefined without any. */
export async function factsOf(db: Db, { flights, rows }: Soon): Promise<TopicFacts | undefined> {
  if (rows.length === 0) return undefined
  const { cells, details } = flights
  const airports = await airportsById(db)
  const prices = Int32Array.from(rows, (row) => cells[row + CELL.totalCents] ?? 0).toSorted()
  const minutes = Int32Array.from(rows, (row) => details[row + DETAIL.minutes] ?? 0).toSorted()
  const leading = rows.filter(
    (row) => details[row + DETAIL.destination] !== details[row + DETAIL.departure],
  )
  const isLeading = leading.length * 2 >= rows.length
  const end = isLeading ? DETAIL.destination : DETAIL.departure
  const counts = new Map<string, number>()
  for (const row of isLeading ? leading : rows) {
    const name = airports.get(details[row + end] ?? 0)?.name ?? ""
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return {
    flightCount: rows.length,
    fromCents: prices[0] ?? 0,
    medianCents: prices[Math.ceil(prices.length / 2) - 1] ?? 0,
    upToCents: prices.at(-1) ?? 0,
    shortestMinutes: minutes[0] ?? 0,
    longestMinutes: minutes.at(-1) ?? 0,
    airfields: {
      ends: isLeading ? "destinations" : "departures",
      names: [...counts]
        .toSorted(
          ([name, count], [other, others]) => others - count || name.localeCompare(other, "de"),
        )
        .map(([name]) => name),
    },
  }
}

/** How many flights, airports and pilots, and the price in the middle. */
export function countsOf({ flights, rows }: Soon) {
  const { cells, details } = flights
  const prices = Int32Array.from(rows, (row) => cells[row + CELL.totalCents] ?? 0).toSorted()
  return {
    flights: rows.length,
    airports: new Set(rows.map((row) => details[row + DETAIL.departure])).size,
    pilots: new Set(rows.map((row) => cells[row + CELL.pilot])).size,
    middlePriceCents: prices[Math.ceil(prices.length / 2) - 1] ?? null,
  }
}

/** The airports from which most of some flights start. */
export async function placesOf(
  db: Db,
  { flights, rows }: Soon,
  limit: number,
): Promise<DeparturePlace[]> {
  const { cells, details } = flights
  const airports = await airportsById(db)
  const starts = new Map<number, { flightCount: number; fromCents: number }>()
  for (const row of rows) {
    const airportId = details[row + DETAIL.departure] ?? 0
    const cents = cells[row + CELL.totalCents] ?? 0
    const known = starts.get(airportId)
    if (!known) starts.set(airportId, { flightCount: 1, fromCents: cents })
    else {
      known.flightCount += 1
      known.fromCents = Math.min(known.fromCents, cents)
    }
  }
  return [...starts]
    .flatMap(([airportId, figures]) => {
      const airport = airports.get(airportId)
      if (!airport) return []
      const { code, name, town, region } = airport
      return [{ code, name, town, region, ...figures }]
    })
    .toSorted((a, b) => b.flightCount - a.flightCount || a.name.localeCompare(b.name, "de"))
    .slice(0, limit)
}
