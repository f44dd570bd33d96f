import { PRICE_STEPS_EURO, RATING_STEPS, type SearchQuery } from "../../search-query.ts"
import { dayNumber, MINUTES_PER_DAY, weekdayOf } from "./indexed-flight.ts"
import type { Matches } from "./matches.ts"
import { keysFor, type Starts, type WriteKeys } from "./rank.ts"
import { CELL, DETAIL, enlarged, type SearchIndex } from "./search-index.ts"
import { PRICE, RATING, TraitCounts, type TraitFilter, traitFilters } from "./traits.ts"

/** Where flights may start, and how far that is from what is looked for; null: unknown. */
export type Departing = ReadonlyMap<number, number | null>

export interface MatchQuestion {
  query: SearchQuery
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

const FIRST_ROOM = 4_096
/** All groups of filters. */
const EVERYTHING = -1

/** Reads every departure of the wished days around, once, and judges it by all filters. */
export function matchFlights(flights: SearchIndex, question: MatchQuestion): Matches {
  const matcher = new Matcher(flights, question)
  const airports = question.departing?.entries() ?? everywhere(flights)
  for (const [airportId, km] of airports) {
    matcher.readDated(airportId)
    matcher.readOffers(airportId)
    matcher.take(km)
  }
  return matcher.matches
}

function* everywhere(flights: SearchIndex): Generator<[number, null]> {
  for (const airportId of flights.departureAirportIds()) yield [airportId, null]
}

/** Of one airport at a time. */
const STARTS: Starts = {
  count: 0,
  rows: new Int32Array(FIRST_ROOM),
  days: new Int32Array(FIRST_ROOM),
  minutes: new Int32Array(FIRST_ROOM),
}

// to make such room takes as long as to judge hundreds of flights
const MATCHES: Matches = {
  count: 0,
  rows: new Int32Array(FIRST_ROOM),
  keys: new Float64Array(FIRST_ROOM),
  tally: {
    traits: new TraitCounts(),
    prices: new Int32Array(PRICE_STEPS_EURO.length + 1),
    ratings: new Int32Array(RATING_STEPS.length + 1),
  },
}

class Matcher {
  readonly matches = MATCHES
  private readonly flights: SearchIndex
  private readonly cells: Int32Array
  private readonly question: MatchQuestion
  private readonly writeKeys: WriteKeys
  private readonly fromDay: number
  private readonly toDay: number
  private readonly seats: number
  private readonly isGoingSomewhere: boolean
  private readonly maxTotalCents: number
  private readonly minRating: number
  private readonly filters: readonly TraitFilter[]
  private readonly starts = STARTS

  constructor(flights: SearchIndex, question: MatchQuestion) {
    const { query, today } = question
    this.flights = flights
    this.cells = flights.cells
    this.question = question
    this.writeKeys = keysFor(query, flights, dayNumber(today))
    this.fromDay = Math.max(dayNumber(today), dayNumber(query.when.from))
    this.toDay = query.when.to === null ? Number.MAX_SAFE_INTEGER : dayNumber(query.when.to)
    this.seats = query.seats
    this.isGoingSomewhere = question.arriving !== undefined || question.touching !== undefined
    this.maxTotalCents = query.maxTotalCents ?? Number.MAX_SAFE_INTEGER
    this.minRating = query.minRating ?? 0
    this.filters = traitFilters(query)
    this.starts.count = 0
    this.matches.count = 0
    const { traits, prices, ratings } = this.matches.tally
    traits.clear()
    prices.fill(0)
    ratings.fill(0)
  }

  readDated(airportId: number): void {
    const { cells, flights, question, fromDay, toDay, seats, isGoingSomewhere } = this
    const departures = flights.departuresFrom(airportId, "dated")
    if (!departures) return
    const { isWeekendOnly } = question.query.when
    // the day at an airport of ours begins at most two hours before that of the world's time
    const earliest = Math.max(question.earliestMinute, fromDay * MINUTES_PER_DAY - 120)
    for (let at = departures.firstFrom(earliest); at < departures.length; at += 1) {
      const row = departures.at(at)
      const day = cells[row + CELL.firstDay] ?? 0
      if (day > toDay) return
      if ((cells[row + CELL.freeSeats] ?? 0) < seats) continue
      if (day < fromDay || (isWeekendOnly && weekdayOf(day) < 6)) continue
      if (isGoingSomewhere && !this.leadsThere(row)) continue
      this.note(row, day, departures.minuteAt(at))
    }
  }

  readOffers(airportId: number): void {
    const departures = this.flights.departuresFrom(airportId, "offers")
    if (!departures) return
    for (let at = 0; at < departures.length; at += 1) {
      const row = departures.at(at)
      const day = this.firstDayOfOffer(row)
      if (day === undefined || (this.cells[row + CELL.freeSeats] ?? 0) < this.seats) continue
      if (this.leadsThere(row)) this.note(row, day, day * MINUTES_PER_DAY)
    }
  }

  /** The first day of an offer's window that is wished for. */
  private firstDayOfOffer(row: number): number | undefined {
    const { question } = this
    const { cells, details } = this.flights
    const days = details[row + DETAIL.weekdays] || 0b1111111
    const first = Math.max(cells[row + CELL.firstDay] ?? 0, this.fromDay)
    const last = Math.min(details[row + DETAIL.lastDay] ?? 0, this.toDay)
    for (let day = first; day <= last; day += 1) {
      const weekday = weekdayOf(day)
      const isRequestedDay = !question.query.when.isWeekendOnly || weekday >= 6
      if (isRequestedDay && days & (1 << (weekday - 1))) return day
    }
    return undefined
  }

  private note(row: number, day: number, minute: number) {
    const { starts } = this
    if (starts.count === starts.rows.length) {
      starts.rows = enlarged(starts.rows)
      starts.days = enlarged(starts.days)
      starts.minutes = enlarged(starts.minutes)
    }
    starts.rows[starts.count] = row
    starts.days[starts.count] = day
    starts.minutes[starts.count] = minute
    starts.count += 1
  }

  /** Takes what fits of the starts that were noted since the last time, so far away. */
  take(km: number | null): void {
    const { matches, starts } = this
    this.judge()
    while (matches.count + starts.count > matches.rows.length) {
      matches.rows = enlarged(matches.rows)
      const keys = matches.keys
      matches.keys = new Float64Array(keys.length * 2)
      matches.keys.set(keys)
    }
    matches.rows.set(starts.rows.subarray(0, starts.count), matches.count)
    this.writeKeys(matches.keys, matches.count, starts, km)
    matches.count += starts.count
    starts.count = 0
  }

  /**
   * Counts the starts for every filter and leaves those that pass all. What fails in one group of
   * filters alone still counts for the other values of that group.
   */
  private judge() {
    const { cells, starts, maxTotalCents, minRating, filters } = this
    const { means, reached } = this.flights.pilots
    const { traits: traitCounts, prices, ratings } = this.matches.tally
    const { rows, days, minutes } = starts
    let passed = 0
    for (let at = 0; at < starts.count; at += 1) {
      const row = rows[at] ?? 0
      const traits = cells[row + CELL.traits] ?? 0
      const pilot = cells[row + CELL.pilot] ?? 0
      let [failed, failures] = [0, 0]
      if ((cells[row + CELL.totalCents] ?? 0) > maxTotalCents) {
        failed = PRICE
        failures = 1
      }
      if ((means[pilot] ?? 0) < minRating) {
        failed = RATING
        failures += 1
      }
      for (let place = 0; place < filters.length; place += 1) {
        const filter = filters[place]
        if (!filter || traits & filter.wanted) continue
        failed = filter.group
        failures += 1
      }
      if (failures > 1) continue
      const counted = failed || EVERYTHING
      traitCounts.add(traits & counted)
      if (counted & PRICE) bump(prices, cells[row + CELL.priceSteps] ?? 0)
      if (counted & RATING) bump(ratings, reached[pilot] ?? 0)
      if (failed) continue
      rows[passed] = row
      days[passed] = days[at] ?? 0
      minutes[passed] = minutes[at] ?? 0
      passed += 1
    }
    starts.count = passed
  }

  private leadsThere(row: number): boolean {
    const { arriving, touching } = this.question
    const { details } = this.flights
    const destination = details[row + DETAIL.destination] ?? 0
    if (arriving && !arriving.has(destination)) return false
    return (
      !touching || touching.has(destination) || touching.has(details[row + DETAIL.departure] ?? 0)
    )
  }
}

function bump(counts: Int32Array, place: number) {
  counts[place] = (counts[place] ?? 0) + 1
}
