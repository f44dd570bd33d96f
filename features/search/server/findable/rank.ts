import { DEFAULT_DAYS_AHEAD, type SearchWish, type Sort } from "../../search-wish.ts"
import { CELL, type FindableFlights } from "./findable-flights.ts"
import type { Matches } from "./match-flights.ts"

/** Points of „Empfohlen“ for a start today, and for one right here: product rule, content/rangfolge.md. */
const SOON_POINTS = 40
const NEAR_POINTS = 30
const COMPLETENESS_POINTS = 10

/** Starts at one airport that fit: their rows, their days and minutes since 1970. */
export interface Starts {
  count: number
  rows: Int32Array
  days: Int32Array
  minutes: Int32Array
}

/** Writes the keys of starts so far away to `keys`, from `begin` on. */
export type WriteKeys = (
  keys: Float64Array,
  begin: number,
  starts: Starts,
  km: number | null,
) => void

/**
 * By what the flights of a search are ordered, the smallest first. `today` in days since 1970. A loop
 * for each order: a call for each flight takes longer than the key.
 */
export function keysFor(
  { sort, radiusKm }: Pick<SearchWish, "sort" | "radiusKm">,
  { pilots, cells }: FindableFlights,
  today: number,
): WriteKeys {
  const ofCell =
    (cell: number): WriteKeys =>
    (keys, begin, { count, rows }) => {
      for (let at = 0; at < count; at += 1) keys[begin + at] = cells[(rows[at] ?? 0) + cell] ?? 0
    }
  const ways: Record<Sort, WriteKeys> = {
    empfohlen(keys, begin, { count, rows, days }, km) {
      const { points } = pilots
      const near = km === null ? 0 : NEAR_POINTS * Math.max(0, 1 - km / radiusKm)
      for (let at = 0; at < count; at += 1) {
        const row = rows[at] ?? 0
        keys[begin + at] = -rounded(
          SOON_POINTS * Math.max(0, 1 - ((days[at] ?? 0) - today) / DEFAULT_DAYS_AHEAD) +
            near +
            (points[cells[row + CELL.pilot] ?? 0] ?? 0) +
            (COMPLETENESS_POINTS * (cells[row + CELL.completeness] ?? 0)) / 1_000,
        )
      }
    },
    datum(keys, begin, { count, minutes }) {
      for (let at = 0; at < count; at += 1) keys[begin + at] = minutes[at] ?? 0
    },
    preis: ofCell(CELL.totalCents),
    entfernung: (keys, begin, { count }, km) => keys.fill(km ?? 0, begin, begin + count),
    dauer: ofCell(CELL.minutes),
    bewertung(keys, begin, { count, rows }) {
      const { carefulMeans } = pilots
      for (let at = 0; at < count; at += 1) {
        keys[begin + at] = -rounded(carefulMeans[cells[(rows[at] ?? 0) + CELL.pilot] ?? 0] ?? 0)
      }
    },
  }
  return ways[sort]
}

/** What is the same to six places is the same: the order of an addition must not decide. */
function rounded(points: number): number {
  return Math.round(points * 1e6) / 1e6
}

// room that every ranking uses again: none is interrupted by another
let numbers = new Float64Array(1_024)
let between = new Int32Array(1_024)

/**
 * The places in `matches` of the ranks `from` to `to` (not included): by key, then the earlier start, then the
 * older flight, so that nothing moves between two pages. Only those are compared in full whose key
 * lies between the keys of the first and the last rank.
 */
export function rankedIndexes(
  matches: Matches,
  { cells }: FindableFlights,
  from: number,
  to: number,
): number[] {
  const { count, keys } = matches
  const end = Math.min(to, count)
  if (from >= end) return []
  if (numbers.length < count) {
    numbers = new Float64Array(count * 2)
    between = new Int32Array(count * 2)
  }
  const sorting = numbers.subarray(0, count)
  sorting.set(keys.subarray(0, count))
  const first =
    from === 0 ? Number.NEGATIVE_INFINITY : putInPlace(sorting, from, [0, count - 1], byNumber)
  const last = putInPlace(sorting, end - 1, [from, count - 1], byNumber)
  let [before, found] = [0, 0]
  for (let index = 0; index < count; index += 1) {
    const key = keys[index] ?? 0
    if (key < first) before += 1
    else if (key <= last) between[found++] = index
  }
  const compare = comparing(matches, cells)
  putInPlace(between, end - before - 1, [0, found - 1], compare)
  putInPlace(between, from - before, [0, end - before - 1], compare)
  return [...between.subarray(from - before, end - before)].toSorted(compare)
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

const byNumber: Compare = (one, other) => one - other

/**
 * Puts the value of a rank where it belongs, between `low` and `high`: what is smaller comes before
 * it, the rest behind it, in any order (quickselect).
 */
function putInPlace(
  values: Int32Array | Float64Array,
  rank: number,
  [first, last]: [low: number, high: number],
  compare: Compare,
): number {
  let [low, high] = [first, last]
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while (compare(values[left] ?? 0, pivot) < 0) left += 1
      while (compare(values[right] ?? 0, pivot) > 0) right -= 1
      if (left <= right) {
        const moved = values[left] ?? 0
        values[left] = values[right] ?? 0
        values[right] = moved
        left += 1
        right -= 1
      }
    }
    if (rank <= right) high = right
    else if (rank >= left) low = left
    else break
  }
  return values[rank] ?? 0
}
