import { DEFAULT_DAYS_AHEAD, type SearchWish, type Sort } from "../../search-wish.ts"
import { CELL, type FindableFlights } from "./findable-flights.ts"
import type { Matches } from "./match-flights.ts"

/** Points of „Empfohlen“ for a start today, and for one right here: product rule, content/rangfolge.md. */
const SOON_POINTS = 40
const NEAR_POINTS = 30
const COMPLETENESS_POINTS = 10

/** Of a start that fits: the flight's row, how far away, its day and minute since 1970. */
export type KeyOf = (row: number, km: number | null, day: number, minute: number) => number

/** By what the flights of a search are ordered, the smallest first. `today` in days since 1970. */
export function keysFor(
  { sort, radiusKm }: Pick<SearchWish, "sort" | "radiusKm">,
  { pilots, cells }: FindableFlights,
  today: number,
): KeyOf {
  const keys: Record<Sort, KeyOf> = {
    empfohlen: (row, km, day) =>
      -rounded(
        SOON_POINTS * Math.max(0, 1 - (day - today) / DEFAULT_DAYS_AHEAD) +
          (km === null ? 0 : NEAR_POINTS * Math.max(0, 1 - km / radiusKm)) +
          (pilots.points[cells[row + CELL.pilot] ?? 0] ?? 0) +
          (COMPLETENESS_POINTS * (cells[row + CELL.completeness] ?? 0)) / 1_000,
      ),
    datum: (_row, _km, _day, minute) => minute,
    preis: (row) => cells[row + CELL.totalCents] ?? 0,
    entfernung: (_row, km) => km ?? 0,
    dauer: (row) => cells[row + CELL.minutes] ?? 0,
    bewertung: (row) => -rounded(pilots.carefulMeans[cells[row + CELL.pilot] ?? 0] ?? 0),
  }
  return keys[sort]
}

/** What is the same to six places is the same: the order of an addition must not decide. */
function rounded(points: number): number {
  return Math.round(points * 1e6) / 1e6
}

/**
 * The places in `matches` of the ranks `from` to `to` (not included): by key, then the earlier start, then the
 * older flight, so that nothing moves between two pages. Only these few are put in order.
 */
export function rankedIndexes(
  matches: Matches,
  { cells }: FindableFlights,
  from: number,
  to: number,
): number[] {
  const { count } = matches
  const compare = comparing(matches, cells)
  const order = new Int32Array(count)
  for (let index = 0; index < count; index += 1) order[index] = index
  const end = Math.min(to, count)
  select(order, end, 0, count, compare)
  select(order, from, 0, end, compare)
  return [...order.subarray(Math.min(from, end), end)].toSorted(compare)
}

/** Where a flight stands in an order. */
export interface Rank {
  key: number
  startMinute: number
  id: number
}

/** What stands behind a rank. */
export function matchesAfter(matches: Matches, { cells }: FindableFlights, after: Rank): Matches {
  const behind = {
    ...matches,
    count: 0,
    rows: new Int32Array(matches.count),
    keys: new Float64Array(matches.count),
  }
  for (let index = 0; index < matches.count; index += 1) {
    const [row, key] = [matches.rows[index] ?? 0, matches.keys[index] ?? 0]
    const distance =
      key - after.key ||
      (cells[row + CELL.startMinute] ?? 0) - after.startMinute ||
      (cells[row + CELL.id] ?? 0) - after.id
    if (distance <= 0) continue
    behind.rows[behind.count] = row
    behind.keys[behind.count] = key
    behind.count += 1
  }
  return behind
}

function comparing({ keys, rows }: Matches, cells: Int32Array): Compare {
  return (one, other) => {
    const difference = (keys[one] ?? 0) - (keys[other] ?? 0)
    if (difference !== 0) return difference
    const [row, otherRow] = [rows[one] ?? 0, rows[other] ?? 0]
    return (
      (cells[row + CELL.startMinute] ?? 0) - (cells[otherRow + CELL.startMinute] ?? 0) ||
      (cells[row + CELL.id] ?? 0) - (cells[otherRow + CELL.id] ?? 0)
    )
  }
}

type Compare = (one: number, other: number) => number

/** Brings the `count` smallest of a part to its front, in any order (quickselect). */
function select(order: Int32Array, count: number, start: number, end: number, compare: Compare) {
  let [low, high] = [start, end - 1]
  const wanted = start + count - 1
  while (low < high && wanted >= low && wanted < high) {
    const pivot = order[(low + high) >>> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while (compare(order[left] ?? 0, pivot) < 0) left += 1
      while (compare(order[right] ?? 0, pivot) > 0) right -= 1
      if (left <= right) {
        const moved = order[left] ?? 0
        order[left] = order[right] ?? 0
        order[right] = moved
        left += 1
        right -= 1
      }
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else return
  }
}
