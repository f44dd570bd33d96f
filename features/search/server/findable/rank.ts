import { DEFAULT_DAYS_AHEAD, type SearchWish, type Sort } from "../../search-wish.ts"
import type { FindableFlights } from "./findable-flights.ts"
import type { Matches } from "./match-flights.ts"

/** Points of „Empfohlen“ for a start today, and for one right here: product rule, content/rangfolge.md. */
const SOON_POINTS = 40
const NEAR_POINTS = 30
const COMPLETENESS_POINTS = 10

/** A start that fits: the flight's slot, how far away, its day and minute since 1970. */
export interface Start {
  slot: number
  km: number | null
  day: number
  minute: number
}

/** By what the flights of a search are ordered, the smallest first. `today` in days since 1970. */
export function keysFor(
  { sort, radiusKm }: Pick<SearchWish, "sort" | "radiusKm">,
  { pilots, pilot, totalCents, minutes, completeness }: FindableFlights,
  today: number,
): (start: Start) => number {
  const keys: Record<Sort, (start: Start) => number> = {
    empfohlen: ({ slot, km, day }) =>
      -(
        SOON_POINTS * Math.max(0, 1 - (day - today) / DEFAULT_DAYS_AHEAD) +
        (km === null ? 0 : NEAR_POINTS * Math.max(0, 1 - km / radiusKm)) +
        (pilots.points[pilot.values[slot] ?? 0] ?? 0) +
        (COMPLETENESS_POINTS * (completeness.values[slot] ?? 0)) / 1_000
      ),
    datum: ({ minute }) => minute,
    preis: ({ slot }) => totalCents.values[slot] ?? 0,
    entfernung: ({ km }) => km ?? 0,
    dauer: ({ slot }) => minutes.values[slot] ?? 0,
    bewertung: ({ slot }) => -(pilots.carefulMeans[pilot.values[slot] ?? 0] ?? 0),
  }
  return keys[sort]
}

/**
 * The slots of the ranks `from` to `to` (not included): by key, then the earlier start, then the
 * older flight, so that nothing moves between two pages. Only these few are put in order.
 */
export function rankedSlots(
  matches: Matches,
  { startMinute, id }: FindableFlights,
  from: number,
  to: number,
): number[] {
  const { keys, slots, count } = matches
  const compare = (one: number, other: number) => {
    const [slot, otherSlot] = [slots[one] ?? 0, slots[other] ?? 0]
    return (
      (keys[one] ?? 0) - (keys[other] ?? 0) ||
      (startMinute.values[slot] ?? 0) - (startMinute.values[otherSlot] ?? 0) ||
      (id.values[slot] ?? 0) - (id.values[otherSlot] ?? 0)
    )
  }
  const order = Int32Array.from({ length: count }, (_, index) => index)
  const end = Math.min(to, count)
  select(order, end, 0, count, compare)
  select(order, from, 0, end, compare)
  const ranked = [...order.subarray(Math.min(from, end), end)].toSorted(compare)
  return ranked.map((index) => slots[index] ?? 0)
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
