import { type FlightKind, TOPICS, type Topic } from "#features/flights/core/flight.ts"
import {
  FLIGHT_LENGTHS,
  type FlightLength,
  PLANE_KINDS,
  type PlaneKind,
  type SearchQuery,
} from "../../search-query.ts"
import type { IndexedFlight } from "./indexed-flight.ts"

/*
 * What a flight is or is not, a bit each, side by side in one whole number: a filter is then one
 * comparison, and what a flight counts for is read off its bits.
 */

export const KINDS: readonly FlightKind[] = ["round_trip", "one_way", "excursion"]
export const PLANES = Object.keys(PLANE_KINDS) as PlaneKind[]
export const LENGTHS = Object.keys(FLIGHT_LENGTHS) as FlightLength[]

export type Trait = Topic | FlightKind | PlaneKind | FlightLength | "instant" | "dog" | "child"

/** In the order of their bits; two bits more are left for the price and the rating. */
const TRAITS: readonly Trait[] = [
  ...TOPICS,
  ...KINDS,
  ...PLANES,
  ...LENGTHS,
  ...(["instant", "dog", "child"] as const),
]

export const PLACE_OF_TRAIT: ReadonlyMap<Trait, number> = new Map(
  TRAITS.map((trait, place) => [trait, place]),
)

/** Bits of groups of filters that compare amounts. */
export const PRICE = 1 << 28
export const RATING = 1 << 29

export function traitsOf(flight: IndexedFlight): number {
  const traits: Trait[] = [...flight.topics, flight.kind, lengthOf(flight.durationMinutes)]
  if (flight.planeKind !== null) traits.push(flight.planeKind)
  if (flight.isInstantBooking) traits.push("instant")
  if (flight.topics.includes("flug-mit-hund")) traits.push("dog")
  if (flight.topics.includes("flug-mit-kind")) traits.push("child")
  return bitsOf(traits)
}

/** A wish that a flight has to have one of some traits, which stand in a group with others. */
export interface TraitFilter {
  wanted: number
  group: number
}

export function traitFilters(query: SearchQuery): TraitFilter[] {
  const groups: [wanted: readonly Trait[], group: readonly Trait[]][] = [
    [query.topics, TOPICS],
    [query.kinds, KINDS],
    [query.planes, PLANES],
    [query.lengths, LENGTHS],
    [query.isInstantOnly ? ["instant"] : [], ["instant"]],
    [query.withDog ? ["dog"] : [], ["dog"]],
    [query.withChild ? ["child"] : [], ["child"]],
  ]
  return groups
    .filter(([wanted]) => wanted.length > 0)
    .map(([wanted, group]) => ({ wanted: bitsOf(wanted), group: bitsOf(group) }))
}

const BITS_AT_ONCE = 7
const PATTERNS = 1 << BITS_AT_ONCE

/** How many flights have each trait. Patterns of seven bits are counted, which needs no look at each bit. */
export class TraitCounts {
  private readonly patterns = new Int32Array(4 * PATTERNS)

  clear(): void {
    this.patterns.fill(0)
  }

  add(bits: number): void {
    const { patterns } = this
    for (let part = 0; part < 4; part += 1) {
      const pattern = (bits >>> (part * BITS_AT_ONCE)) & (PATTERNS - 1)
      const place = part * PATTERNS + pattern
      patterns[place] = (patterns[place] ?? 0) + 1
    }
  }

  /** In the order of TRAITS. */
  totals(): number[] {
    const totals = TRAITS.map(() => 0)
    for (let place = 0; place < this.patterns.length; place += 1) {
      const count = this.patterns[place] ?? 0
      if (count === 0) continue
      const first = Math.floor(place / PATTERNS) * BITS_AT_ONCE
      for (let bit = 0; bit < BITS_AT_ONCE; bit += 1) {
        if (place & (1 << bit)) totals[first + bit] = (totals[first + bit] ?? 0) + count
      }
    }
    return totals
  }
}

/** The bits of some traits. */
export function bitsOf(traits: readonly Trait[]): number {
  return traits.reduce((bits, trait) => bits | (1 << (PLACE_OF_TRAIT.get(trait) ?? 0)), 0)
}

function lengthOf(minutes: number): FlightLength {
  return LENGTHS.find((length) => minutes < FLIGHT_LENGTHS[length].to) ?? "lang"
}
