import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { PRICE_STEPS_EURO } from "../../search-wish.ts"
import type { FindableFlight } from "./findable-flight.ts"
import { PilotStandings } from "./pilot-standings.ts"
import { traitsOf } from "./traits.ts"

/**
 * What is kept of a flight: whole numbers side by side, so that judging one takes a single trip to
 * memory. These are their places in its row.
 */
export const CELL = {
  // what every search reads stands together in front
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
  minutes: 8,
  id: 9,
  departure: 10,
  destination: 11,
  lastDay: 12,
  /** Bit 0 is Monday; of an offer. */
  weekdays: 13,
} as const
/** A line of the processor's memory holds sixteen. */
const ROW = 16

const FIRST_CAPACITY = 1_024

/**
 * Everything that can be found. A flight is known by where its row begins; each airport has the rows
 * of its departures in the order of their start, so that a search reads only the days that it asks
 * for.
 */
export class FindableFlights {
  readonly pilots = new PilotStandings()
  cells = new Int32Array(FIRST_CAPACITY * ROW)

  /** Where the next row begins that nobody has used. */
  private end = 0
  private readonly unused: number[] = []
  private readonly rows = new Map<number, number>()
  private readonly dated = new Map<number, Departures>()
  private readonly offers = new Map<number, Departures>()
  /** When seats that are only held may be free again, by flight. */
  private readonly holds = new Map<number, number>()

  get size(): number {
    return this.rows.size
  }

  put(flight: FindableFlight): void {
    this.remove(flight.id)
    const row = this.unused.pop() ?? this.newRow()
    const { totalCents } = priceOfSeat(flight.seatPriceCents)
    this.cells.set(
      [
        flight.startMinute,
        flight.firstDay,
        flight.freeSeats,
        traitsOf(flight),
        totalCents,
        PRICE_STEPS_EURO.filter((euro) => totalCents > euro * 100).length,
        this.pilots.placeOf(flight.pilotId),
        Math.round(flight.completeness * 1_000),
        flight.durationMinutes,
        flight.id,
        flight.departureAirportId,
        flight.destinationAirportId,
        flight.lastDay,
        weekdayBits(flight.weekdays),
      ] satisfies Record<(typeof CELL)[keyof typeof CELL], number>,
      row,
    )
    this.rows.set(flight.id, row)
    if (flight.holdEndsAt !== null) this.holds.set(flight.id, flight.holdEndsAt)
    this.listOf(flight).insert(row, this.cells)
  }

  remove(flightId: number): void {
    const row = this.rows.get(flightId)
    if (row === undefined) return
    const airport = this.cells[row + CELL.departure] ?? 0
    for (const lists of [this.dated, this.offers]) lists.get(airport)?.remove(row, this.cells)
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
      const larger = new Int32Array(this.cells.length * 2)
      larger.set(this.cells)
      this.cells = larger
    }
    this.end += ROW
    return this.end - ROW
  }

  private listOf(flight: FindableFlight): Departures {
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
  private rows = new Int32Array(16)
  length = 0

  at(index: number): number {
    return this.rows[index] ?? 0
  }

  insert(row: number, cells: Int32Array): void {
    if (this.length === this.rows.length) {
      const larger = new Int32Array(this.length * 2)
      larger.set(this.rows)
      this.rows = larger
    }
    const index = this.firstFrom((cells[row + CELL.startMinute] ?? 0) + 1, cells)
    this.rows.copyWithin(index + 1, index, this.length)
    this.rows[index] = row
    this.length += 1
  }

  remove(row: number, cells: Int32Array): void {
    let index = this.firstFrom(cells[row + CELL.startMinute] ?? 0, cells)
    while (index < this.length && this.rows[index] !== row) index += 1
    if (index === this.length) return
    this.rows.copyWithin(index, index + 1, this.length)
    this.length -= 1
  }

  /** The index of the first departure at this minute or later. */
  firstFrom(minute: number, cells: Int32Array): number {
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((cells[this.at(middle) + CELL.startMinute] ?? 0) < minute) low = middle + 1
      else high = middle
    }
    return low
  }
}

function weekdayBits(weekdays: readonly number[]): number {
  return weekdays.reduce((bits, weekday) => bits | (1 << (weekday - 1)), 0)
}
