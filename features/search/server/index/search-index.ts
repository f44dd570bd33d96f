import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import { PRICE_STEPS_EURO } from "../../search-query.ts"
import type { IndexedFlight } from "./indexed-flight.ts"
import { PilotRatings } from "./pilot-ratings.ts"
import { traitsOf } from "./traits.ts"

/**
 * What every search reads of a flight: whole numbers side by side, as few as possible, because trips
 * to memory are what a search takes its time for. These are their places in its row of `cells`.
 */
export const CELL = {
  startMinute: 0,
  firstDay: 1,
  freeSeats: 2,
  /** Bits, see traits.ts. */
  traits: 3,
  /** Of one person, fee included. */
  totalCents: 4,
  /** By how many of PRICE_STEPS_EURO the price is above. */
  priceSteps: 5,
  /** The place in `pilots`. */
  pilot: 6,
  /** Per mille. */
  completeness: 7,
} as const

/** What is read of few flights, or for some wishes: the places in its row of `details`. */
export const DETAIL = {
  id: 0,
  departure: 1,
  destination: 2,
  minutes: 3,
  lastDay: 4,
  /** Bit 0 is Monday; of an offer. */
  weekdays: 5,
  /** Without the fee. */
  seatPriceCents: 6,
} as const

/** Both kinds of row begin at the same place: two of them fill a line of the processor's memory. */
const ROW = 8

const FIRST_CAPACITY = 1_024

/**
 * Everything that can be found. A flight is known by where its row begins; each airport has the rows
 * of its departures in the order of their start, so that a search reads only the days that it asks
 * for.
 */
export class SearchIndex {
  readonly pilots = new PilotRatings()
  cells = new Int32Array(FIRST_CAPACITY * ROW)
  details = new Int32Array(FIRST_CAPACITY * ROW)

  private feeRule: FeeRule

  /** Where the next row begins that nobody has used. */
  private end = 0
  private readonly unused: number[] = []
  private readonly rows = new Map<number, number>()
  private readonly dated = new Map<number, Departures>()
  private readonly offers = new Map<number, Departures>()
  /** When seats that are only held may be free again, by flight. */
  private readonly holds = new Map<number, number>()

  constructor(feeRule: FeeRule) {
    this.feeRule = feeRule
  }

  get size(): number {
    return this.rows.size
  }

  put(flight: IndexedFlight): void {
    this.remove(flight.id)
    const row = this.unused.pop() ?? this.newRow()
    const { totalCents } = priceOfSeat(flight.seatPriceCents, this.feeRule)
    this.cells.set(
      [
        flight.startMinute,
        flight.firstDay,
        flight.freeSeats,
        traitsOf(flight),
        totalCents,
        priceStepsOf(totalCents),
        this.pilots.placeOf(flight.pilotId),
        Math.round(flight.completeness * 1_000),
      ] satisfies Record<(typeof CELL)[keyof typeof CELL], number>,
      row,
    )
    this.details.set(
      [
        flight.id,
        flight.departureAirportId,
        flight.destinationAirportId,
        flight.durationMinutes,
        flight.lastDay,
        weekdayBits(flight.weekdays),
        flight.seatPriceCents,
      ] satisfies Record<(typeof DETAIL)[keyof typeof DETAIL], number>,
      row,
    )
    this.rows.set(flight.id, row)
    if (flight.holdEndsAt !== null) this.holds.set(flight.id, flight.holdEndsAt)
    this.listOf(flight).insert(row, flight.startMinute)
  }

  /** Reckons every price anew where the fee has become another. */
  takeFeeRule(rule: FeeRule): void {
    if (isSameRule(rule, this.feeRule)) return
    this.feeRule = rule
    for (const row of this.rows.values()) {
      const { totalCents } = priceOfSeat(this.details[row + DETAIL.seatPriceCents] ?? 0, rule)
      this.cells[row + CELL.totalCents] = totalCents
      this.cells[row + CELL.priceSteps] = priceStepsOf(totalCents)
    }
  }

  remove(flightId: number): void {
    const row = this.rows.get(flightId)
    if (row === undefined) return
    const airport = this.details[row + DETAIL.departure] ?? 0
    const minute = this.cells[row + CELL.startMinute] ?? 0
    for (const lists of [this.dated, this.offers]) lists.get(airport)?.remove(row, minute)
    this.rows.delete(flightId)
    this.holds.delete(flightId)
    this.unused.push(row)
  }

  /** The departures of an airport, or of all of them. */
  departuresFrom(airportId: number, schedule: "dated" | "offers"): Departures | undefined {
    return this[schedule].get(airportId)
  }

  departureAirportIds(): Iterable<number> {
    return new Set([...this.dated.keys(), ...this.offers.keys()])
  }

  /** The flights of which a held seat may be free again at `now` (milliseconds since 1970). */
  flightsWithEndedHolds(now: number): number[] {
    return [...this.holds].flatMap(([flightId, endsAt]) => (endsAt <= now ? [flightId] : []))
  }

  private newRow(): number {
    if (this.end === this.cells.length) {
      this.cells = enlarged(this.cells)
      this.details = enlarged(this.details)
    }
    this.end += ROW
    return this.end - ROW
  }

  private listOf(flight: IndexedFlight): Departures {
    const lists = flight.isOffer ? this.offers : this.dated
    const known = lists.get(flight.departureAirportId)
    if (known) return known
    const list = new Departures()
    lists.set(flight.departureAirportId, list)
    return list
  }
}

/** The rows of an airport's departures in the order of their start. */
export class Departures {
  length = 0
  private rows = new Int32Array(16)
  // beside the rows, so that looking for a minute does not touch the flights
  private minutes = new Int32Array(16)

  at(index: number): number {
    return this.rows[index] ?? 0
  }

  minuteAt(index: number): number {
    return this.minutes[index] ?? 0
  }

  insert(row: number, minute: number): void {
    if (this.length === this.rows.length) {
      this.rows = enlarged(this.rows)
      this.minutes = enlarged(this.minutes)
    }
    const index = this.firstFrom(minute + 1)
    this.move(index, index + 1)
    this.rows[index] = row
    this.minutes[index] = minute
    this.length += 1
  }

  remove(row: number, minute: number): void {
    let index = this.firstFrom(minute)
    while (index < this.length && this.rows[index] !== row) index += 1
    if (index === this.length) return
    this.move(index + 1, index)
    this.length -= 1
  }

  /** The index of the first departure at this minute or later. */
  firstFrom(minute: number): number {
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.minuteAt(middle) < minute) low = middle + 1
      else high = middle
    }
    return low
  }

  private move(from: number, to: number): void {
    for (const list of [this.rows, this.minutes]) list.copyWithin(to, from, this.length)
  }
}

/** The same numbers with room for as many again. */
export function enlarged(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}

function weekdayBits(weekdays: readonly number[]): number {
  return weekdays.reduce((bits, weekday) => bits | (1 << (weekday - 1)), 0)
}

function priceStepsOf(totalCents: number): number {
  return PRICE_STEPS_EURO.filter((euro) => totalCents > euro * 100).length
}

function isSameRule(one: FeeRule, other: FeeRule): boolean {
  return (
    one.ratePermille === other.ratePermille &&
    one.minCents === other.minCents &&
    one.maxCents === other.maxCents
  )
}
