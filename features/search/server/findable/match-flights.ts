import {
  FLIGHT_LENGTHS,
  type FlightLength,
  PRICE_STEPS_EURO,
  RATING_STEPS,
  type SearchWish,
} from "../../search-wish.ts"
import { dayNumber, MINUTES_PER_DAY, weekdayOf } from "./findable-flight.ts"
import { type FindableFlights, KINDS, PLANES, topicBits } from "./findable-flights.ts"
import { keysFor, type Start } from "./rank.ts"

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

/** What fits: slots with the key of the order that was wished for, the smallest first. */
export interface Matches {
  count: number
  slots: Int32Array
  keys: Float64Array
  tally: Tally
}

/** How many flights each value of a filter would leave, places as in the columns. */
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
    slots: new Int32Array(256),
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
  private readonly keyOf: (start: Start) => number
  private readonly fromDay: number
  private readonly toDay: number
  private readonly wanted: {
    lengths: number
    kinds: number
    planes: number
    topics: number
    mostCents: number
  }

  private readonly flights: FindableFlights
  private readonly question: MatchQuestion

  constructor(flights: FindableFlights, question: MatchQuestion) {
    this.flights = flights
    this.question = question
    const { wish, today } = question
    this.keyOf = keysFor(wish, flights, dayNumber(today))
    this.fromDay = Math.max(dayNumber(today), dayNumber(wish.when.from))
    this.toDay = wish.when.to === null ? Number.MAX_SAFE_INTEGER : dayNumber(wish.when.to)
    this.wanted = {
      lengths: bitsOf(wish.lengths, LENGTHS),
      kinds: bitsOf(wish.kinds, KINDS),
      planes: bitsOf(wish.planes, PLANES),
      topics: topicBits(wish.topics),
      mostCents: wish.mostCents ?? Number.MAX_SAFE_INTEGER,
    }
  }

  readDated(airportId: number, km: number | null): void {
    const { flights, question } = this
    const departures = flights.departuresFrom(airportId, "dated")
    if (!departures) return
    const startMinutes = flights.startMinute.values
    // the day at an airport of ours begins at most two hours before that of the world's time
    const first = departures.firstFrom(
      Math.max(question.earliestMinute, this.fromDay * MINUTES_PER_DAY - 120),
      startMinutes,
    )
    const { length } = departures
    for (let index = first; index < length; index += 1) {
      const slot = departures.at(index)
      const day = flights.firstDay.values[slot] ?? 0
      if (day > this.toDay) return
      if (day < this.fromDay) continue
      if (question.wish.when.isWeekendOnly && weekdayOf(day) < 6) continue
      this.judge({ slot, km, day, minute: startMinutes[slot] ?? 0 })
    }
  }

  readOffers(airportId: number, km: number | null): void {
    const departures = this.flights.departuresFrom(airportId, "offers")
    for (let index = 0; index < (departures?.length ?? 0); index += 1) {
      const slot = departures?.at(index) ?? 0
      const day = this.firstDayOfOffer(slot)
      if (day !== undefined) this.judge({ slot, km, day, minute: day * MINUTES_PER_DAY })
    }
  }

  /** The first day of an offer's window that is wished for. */
  private firstDayOfOffer(slot: number): number | undefined {
    const { flights, question } = this
    const days = flights.weekdays.values[slot] || 0b1111111
    const last = Math.min(flights.lastDay.values[slot] ?? 0, this.toDay)
    for (
      let day = Math.max(flights.firstDay.values[slot] ?? 0, this.fromDay);
      day <= last;
      day += 1
    ) {
      const weekday = weekdayOf(day)
      const isWished = !question.wish.when.isWeekendOnly || weekday >= 6
      if (isWished && days & (1 << (weekday - 1))) return day
    }
    return undefined
  }

  private judge({ slot, km, day, minute }: Start) {
    const { flights, question, wanted } = this
    const { wish, arriving, touching } = question
    const destination = flights.destination.values[slot] ?? 0
    if ((flights.freeSeats.values[slot] ?? 0) < wish.seats) return
    if (arriving && !arriving.has(destination)) return
    const departure = flights.departure.values[slot] ?? 0
    if (touching && !touching.has(departure) && !touching.has(destination)) return
    const cents = flights.totalCents.values[slot] ?? 0
    const length = lengthOf(flights.minutes.values[slot] ?? 0)
    const kind = flights.kind.values[slot] ?? 0
    const plane = flights.plane.values[slot] ?? 0
    const topics = flights.topics.values[slot] ?? 0
    const isInstant = flights.isInstant.values[slot] === 1
    const rating = flights.pilots.means[flights.pilot.values[slot] ?? 0] ?? 0
    let failed = 0
    if (cents > wanted.mostCents) failed |= PRICE
    if (wanted.lengths && !(wanted.lengths & (1 << length))) failed |= LENGTH
    if (wanted.kinds && !(wanted.kinds & (1 << kind))) failed |= KIND
    if (wanted.planes && !(wanted.planes & (1 << plane))) failed |= PLANE
    if (wanted.topics && !(wanted.topics & topics)) failed |= TOPIC
    if (wish.isInstantOnly && !isInstant) failed |= INSTANT
    if (wish.leastRating !== null && rating < wish.leastRating) failed |= RATING
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
    if (!failed) this.take(slot, this.keyOf({ slot, km, day, minute }))
  }

  private take(slot: number, key: number) {
    const { matches } = this
    if (matches.count === matches.slots.length) {
      const [slots, keys] = [matches.slots, matches.keys]
      matches.slots = new Int32Array(slots.length * 2)
      matches.keys = new Float64Array(keys.length * 2)
      matches.slots.set(slots)
      matches.keys.set(keys)
    }
    matches.slots[matches.count] = slot
    matches.keys[matches.count] = key
    matches.count += 1
  }
}

function bitsOf<Value>(values: readonly Value[], order: readonly Value[]): number {
  return values.reduce((bits, value) => bits | (1 << order.indexOf(value)), 0)
}

function lengthOf(minutes: number): number {
  return LENGTHS.findIndex((length) => minutes < FLIGHT_LENGTHS[length].to)
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
