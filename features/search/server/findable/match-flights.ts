import {
  FLIGHT_LENGTHS,
  type FlightLength,
  PRICE_STEPS_EURO,
  RATING_STEPS,
  type SearchWish,
} from "../../search-wish.ts"
import { dayNumber, MINUTES_PER_DAY, weekdayOf } from "./findable-flight.ts"
import { CELL, type FindableFlights, KINDS, PLANES, topicBits } from "./findable-flights.ts"
import { type KeyOf, keysFor } from "./rank.ts"

/** Where flights may start, and how far that is from what is looked for; null: unknown. */
export type Departing = ReadonlyMap<number, number | null>

export interface MatchQuestion {
  wish: SearchWish
  /** Undefined: from anywhere. */
  departing: Departing | undefined
  /** Undefined: to anywhere. */
  arriving: ReadonlySet<number> | undefined
  /** Starting or landing at one of them; undefined: anywhere. */
  touching: ReadonlySet<number> | undefined
  /** The earliest minute (since 1970) at which a flight starts that can still be booked. */
  earliestMinute: number
  /** ISO day. */
  today: string
}

/** What fits: rows with the key of the order that was wished for, the smallest first. */
export interface Matches {
  count: number
  rows: Int32Array
  keys: Float64Array
  tally: Tally
}

/** How many flights each value of a filter would leave, places as in the rows. */
export interface Tally {
  prices: number[]
  lengths: number[]
  kinds: number[]
  planes: number[]
  topics: number[]
  ratings: number[]
  instant: number
  withDog: number
  withChild: number
}

/** Each filter has a bit: what fails in one alone still counts for the other values of that one. */
const PRICE = 1
const LENGTH = 2
const KIND = 4
const TOPIC = 8
const INSTANT = 16
const PLANE = 32
const RATING = 64
const DOG = 128
const CHILD = 256

const DOG_BIT = topicBits(["flug-mit-hund"])
const CHILD_BIT = topicBits(["flug-mit-kind"])
export const LENGTHS = Object.keys(FLIGHT_LENGTHS) as FlightLength[]

/** Reads every departure of the wished days around, once, and judges it by all filters. */
export function matchFlights(flights: FindableFlights, question: MatchQuestion): Matches {
  const matcher = new Matcher(flights, question)
  const airports = question.departing?.entries() ?? everywhere(flights)
  for (const [airportId, km] of airports) {
    matcher.readDated(airportId, km)
    matcher.readOffers(airportId, km)
  }
  return matcher.matches
}

function* everywhere(flights: FindableFlights): Generator<[number, null]> {
  for (const airportId of flights.departureAirportIds()) yield [airportId, null]
}

class Matcher {
  readonly matches: Matches = {
    count: 0,
    rows: new Int32Array(256),
    keys: new Float64Array(256),
    tally: {
      prices: PRICE_STEPS_EURO.map(() => 0),
      lengths: LENGTHS.map(() => 0),
      kinds: KINDS.map(() => 0),
      planes: PLANES.map(() => 0),
      topics: Array.from({ length: 32 }, () => 0),
      ratings: RATING_STEPS.map(() => 0),
      instant: 0,
      withDog: 0,
      withChild: 0,
    },
  }
  private readonly flights: FindableFlights
  private readonly cells: Int32Array
  private readonly question: MatchQuestion
  private readonly keyOf: KeyOf
  private readonly fromDay: number
  private readonly toDay: number
  // the wish in numbers; none of them is asked for where it is 0
  private readonly lengths: number
  private readonly kinds: number
  private readonly planes: number
  private readonly topics: number
  private readonly mostCents: number
  private readonly leastRating: number

  constructor(flights: FindableFlights, question: MatchQuestion) {
    const { wish, today } = question
    this.flights = flights
    this.cells = flights.cells
    this.question = question
    this.keyOf = keysFor(wish, flights, dayNumber(today))
    this.fromDay = Math.max(dayNumber(today), dayNumber(wish.when.from))
    this.toDay = wish.when.to === null ? Number.MAX_SAFE_INTEGER : dayNumber(wish.when.to)
    this.lengths = bitsOf(wish.lengths, LENGTHS)
    this.kinds = bitsOf(wish.kinds, KINDS)
    this.planes = bitsOf(wish.planes, PLANES)
    this.topics = topicBits(wish.topics)
    this.mostCents = wish.mostCents ?? Number.MAX_SAFE_INTEGER
    this.leastRating = wish.leastRating ?? 0
  }

  readDated(airportId: number, km: number | null): void {
    const { cells, flights, question, fromDay, toDay } = this
    const departures = flights.departuresFrom(airportId, "dated")
    if (!departures) return
    const { isWeekendOnly } = question.wish.when
    // the day at an airport of ours begins at most two hours before that of the world's time
    const earliest = Math.max(question.earliestMinute, fromDay * MINUTES_PER_DAY - 120)
    for (let at = departures.firstFrom(earliest, cells); at < departures.length; at += 1) {
      const row = departures.at(at)
      const day = cells[row + CELL.firstDay] ?? 0
      if (day > toDay) return
      if (day < fromDay || (isWeekendOnly && weekdayOf(day) < 6)) continue
      this.judge(row, km, day, cells[row + CELL.startMinute] ?? 0)
    }
  }

  readOffers(airportId: number, km: number | null): void {
    const departures = this.flights.departuresFrom(airportId, "offers")
    if (!departures) return
    for (let at = 0; at < departures.length; at += 1) {
      const row = departures.at(at)
      const day = this.firstDayOfOffer(row)
      if (day !== undefined) this.judge(row, km, day, day * MINUTES_PER_DAY)
    }
  }

  /** The first day of an offer's window that is wished for. */
  private firstDayOfOffer(row: number): number | undefined {
    const { cells, question } = this
    const days = cells[row + CELL.weekdays] || 0b1111111
    const first = Math.max(cells[row + CELL.firstDay] ?? 0, this.fromDay)
    const last = Math.min(cells[row + CELL.lastDay] ?? 0, this.toDay)
    for (let day = first; day <= last; day += 1) {
      const weekday = weekdayOf(day)
      const isWished = !question.wish.when.isWeekendOnly || weekday >= 6
      if (isWished && days & (1 << (weekday - 1))) return day
    }
    return undefined
  }

  private judge(row: number, km: number | null, day: number, minute: number) {
    const { cells, question } = this
    const { wish, arriving, touching } = question
    if ((cells[row + CELL.freeSeats] ?? 0) < wish.seats) return
    const destination = cells[row + CELL.destination] ?? 0
    if (arriving && !arriving.has(destination)) return
    const departure = cells[row + CELL.departure] ?? 0
    if (touching && !touching.has(departure) && !touching.has(destination)) return
    const cents = cells[row + CELL.totalCents] ?? 0
    const length = lengthOf(cells[row + CELL.minutes] ?? 0)
    const kind = cells[row + CELL.kind] ?? 0
    const plane = cells[row + CELL.plane] ?? 0
    const topics = cells[row + CELL.topics] ?? 0
    const isInstant = cells[row + CELL.isInstant] === 1
    const rating = this.flights.pilots.means[cells[row + CELL.pilot] ?? 0] ?? 0
    let failed = 0
    if (cents > this.mostCents) failed |= PRICE
    if (this.lengths && !(this.lengths & (1 << length))) failed |= LENGTH
    if (this.kinds && !(this.kinds & (1 << kind))) failed |= KIND
    if (this.planes && !(this.planes & (1 << plane))) failed |= PLANE
    if (this.topics && !(this.topics & topics)) failed |= TOPIC
    if (wish.isInstantOnly && !isInstant) failed |= INSTANT
    if (rating < this.leastRating) failed |= RATING
    if (wish.withDog && !(topics & DOG_BIT)) failed |= DOG
    if (wish.withChild && !(topics & CHILD_BIT)) failed |= CHILD
    // more than one filter stands against it
    if (failed & (failed - 1)) return
    const { tally } = this.matches
    if (!failed || failed === PRICE) countPrices(tally.prices, cents)
    if (!failed || failed === LENGTH) bump(tally.lengths, length)
    if (!failed || failed === KIND) bump(tally.kinds, kind)
    if (!failed || failed === PLANE) bump(tally.planes, plane)
    if (!failed || failed === TOPIC) countBits(tally.topics, topics)
    if (!failed || failed === RATING) countRatings(tally.ratings, rating)
    if ((!failed || failed === INSTANT) && isInstant) tally.instant += 1
    if ((!failed || failed === DOG) && topics & DOG_BIT) tally.withDog += 1
    if ((!failed || failed === CHILD) && topics & CHILD_BIT) tally.withChild += 1
    if (!failed) this.take(row, this.keyOf(row, km, day, minute))
  }

  private take(row: number, key: number) {
    const { matches } = this
    if (matches.count === matches.rows.length) {
      const [rows, keys] = [matches.rows, matches.keys]
      matches.rows = new Int32Array(rows.length * 2)
      matches.keys = new Float64Array(keys.length * 2)
      matches.rows.set(rows)
      matches.keys.set(keys)
    }
    matches.rows[matches.count] = row
    matches.keys[matches.count] = key
    matches.count += 1
  }
}

function bitsOf<Value>(values: readonly Value[], order: readonly Value[]): number {
  return values.reduce((bits, value) => bits | (1 << order.indexOf(value)), 0)
}

const LENGTH_ENDS = LENGTHS.map((length) => FLIGHT_LENGTHS[length].to)

function lengthOf(minutes: number): number {
  let length = 0
  while (minutes >= (LENGTH_ENDS[length] ?? Number.POSITIVE_INFINITY)) length += 1
  return length
}

function bump(counts: number[], place: number) {
  counts[place] = (counts[place] ?? 0) + 1
}

// plain loops: these run for each flight around
function countPrices(counts: number[], cents: number) {
  for (let place = 0; place < PRICE_STEPS_EURO.length; place += 1) {
    if (cents <= (PRICE_STEPS_EURO[place] ?? 0) * 100) bump(counts, place)
  }
}

function countRatings(counts: number[], rating: number) {
  for (let place = 0; place < RATING_STEPS.length; place += 1) {
    if (rating >= (RATING_STEPS[place] ?? 0)) bump(counts, place)
  }
}

function countBits(counts: number[], bits: number) {
  for (let rest = bits; rest !== 0; rest &= rest - 1) bump(counts, 31 - Math.clz32(rest & -rest))
}
