import { DEFAULT_DAYS_AHEAD, type SearchQuery, type Sort } from "../../search-query.ts"
import type { Matches } from "./matches.ts"
import { CELL, DETAIL, type SearchIndex } from "./search-index.ts"

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
  { sort, radiusKm }: Pick<SearchQuery, "sort" | "radiusKm">,
  { pilots, cells, details }: SearchIndex,
  today: number,
): WriteKeys {
  const each =
    (numbers: Int32Array, place: number): WriteKeys =>
    (keys, begin, { count, rows }) => {
      for (let at = 0; at < count; at += 1) keys[begin + at] = numbers[(rows[at] ?? 0) + place] ?? 0
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
    preis: each(cells, CELL.totalCents),
    entfernung: (keys, begin, { count }, km) => keys.fill(km ?? 0, begin, begin + count),
    dauer: each(details, DETAIL.minutes),
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

/** Ids are below it for a while: starts until 2097 and ids share the 53 bits of a whole number. */
const IDS = 2 ** 27

/** What decides between equal keys, in one number: the earlier start, then the older flight. */
function tieOf(row: number, { cells, details }: SearchIndex): number {
  return (cells[row + CELL.startMinute] ?? 0) * IDS + (details[row + DETAIL.id] ?? 0)
}

/** The position of a flight in an order; positions are unique. */
interface Cursor {
  key: number
  tie: number
}

/**
 * The places in `matches` of the ranks `from` to `to` (not included): by key, then the earlier start, then the
 * older flight, so that nothing moves between two pages. Only these few are put in order.
 */
export function rankedIndexes(
  matches: Matches,
  flights: SearchIndex,
  from: number,
  to: number,
): number[] {
  const { count, keys, rows } = matches
  const end = Math.min(to, count)
  if (from >= end) return []
  const last = cursorAt(end - 1, matches, flights)
  const first = from === 0 ? BEFORE_ALL : cursorAt(from, matches, flights)
  const indexes: number[] = []
  for (let index = 0; index < count; index += 1) {
    const key = keys[index] ?? 0
    if (key < first.key || key > last.key) continue
    const tie = tieOf(rows[index] ?? 0, flights)
    const isTooSoon = key === first.key && tie < first.tie
    if (!isTooSoon && !(key === last.key && tie > last.tie)) indexes.push(index)
  }
  const cursorOf = (index: number) => ({
    key: keys[index] ?? 0,
    tie: tieOf(rows[index] ?? 0, flights),
  })
  return indexes.toSorted((one, other) => distance(cursorOf(one), cursorOf(other)))
}

const BEFORE_ALL: Cursor = { key: Number.NEGATIVE_INFINITY, tie: 0 }

/** Negative: the one comes before the other. */
function distance(one: Cursor, other: Cursor): number {
  return one.key - other.key || one.tie - other.tie
}

// room that every ranking uses again: none is interrupted by another
let room = new Float64Array(1_024)

/** What stands at a rank. */
function cursorAt(rank: number, { count, keys, rows }: Matches, flights: SearchIndex): Cursor {
  if (room.length < count) room = new Float64Array(count * 2)
  room.set(keys.subarray(0, count))
  const key = numberAt(rank, room.subarray(0, count))
  let [before, equal] = [0, 0]
  for (let index = 0; index < count; index += 1) {
    const other = keys[index] ?? 0
    if (other < key) before += 1
    else if (other === key) room[equal++] = tieOf(rows[index] ?? 0, flights)
  }
  return { key, tie: numberAt(rank - before, room.subarray(0, equal)) }
}

/** The number of a rank, found by putting them in order around it (quickselect). */
function numberAt(rank: number, numbers: Float64Array): number {
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const pivot = numbers[(low + high) >>> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while ((numbers[left] ?? 0) < pivot) left += 1
      while ((numbers[right] ?? 0) > pivot) right -= 1
      if (left <= right) {
        const moved = numbers[left] ?? 0
        numbers[left] = numbers[right] ?? 0
        numbers[right] = moved
        left += 1
        right -= 1
      }
    }
    if (rank <= right) high = right
    else if (rank >= left) low = left
    else break
  }
  return numbers[rank] ?? 0
}

/** Where a flight stands, as a cursor says it. */
export interface Rank {
  key: number
  startMinute: number
  id: number
}

/** What stands behind a rank. */
export function matchesAfter(matches: Matches, flights: SearchIndex, after: Rank): Matches {
  const behind = {
    ...matches,
    count: 0,
    rows: new Int32Array(matches.count),
    keys: new Float64Array(matches.count),
  }
  const cursor = { key: after.key, tie: after.startMinute * IDS + after.id }
  for (let index = 0; index < matches.count; index += 1) {
    const [row, key] = [matches.rows[index] ?? 0, matches.keys[index] ?? 0]
    if (distance({ key, tie: tieOf(row, flights) }, cursor) <= 0) continue
    behind.rows[behind.count] = row
    behind.keys[behind.count] = key
    behind.count += 1
  }
  return behind
}
