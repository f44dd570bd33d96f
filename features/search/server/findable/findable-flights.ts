import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { type FlightKind, TOPICS, type Topic } from "#features/flights/flight.ts"
import { PLANE_KINDS, type PlaneKind } from "../../search-wish.ts"
import type { FindableFlight } from "./findable-flight.ts"
import { PilotStandings } from "./pilot-standings.ts"

export const KINDS: readonly FlightKind[] = ["round_trip", "one_way", "excursion"]
export const PLANES = Object.keys(PLANE_KINDS) as PlaneKind[]
/** Of a flight without an aircraft yet. */
const NO_PLANE = PLANES.length

const FIRST_CAPACITY = 1_024

/**
 * Everything that can be found, in columns: a number each in arrays that share their places
 * („slots“), about 50 bytes a flight. Each airport has the slots of its departures in the order of
 * their start, so that a search reads only the days that it asks for.
 */
export class FindableFlights {
  readonly pilots = new PilotStandings()
  readonly id = new IntColumn()
  /** The place in `pilots`. */
  readonly pilot = new IntColumn()
  readonly departure = new IntColumn()
  readonly destination = new IntColumn()
  readonly startMinute = new IntColumn()
  readonly firstDay = new IntColumn()
  readonly lastDay = new IntColumn()
  /** Bit 0 is Monday; of an offer. */
  readonly weekdays = new IntColumn()
  readonly freeSeats = new IntColumn()
  /** Of one person, fee included. */
  readonly totalCents = new IntColumn()
  readonly minutes = new IntColumn()
  /** Places in KINDS and PLANES, bits in the order of TOPICS. */
  readonly kind = new IntColumn()
  readonly plane = new IntColumn()
  readonly topics = new IntColumn()
  readonly isInstant = new IntColumn()
  /** Per mille. */
  readonly completeness = new IntColumn()

  private readonly columns: IntColumn[] = Object.values(this).filter(isColumn)
  private used = 0
  private readonly unused: number[] = []
  private readonly slots = new Map<number, number>()
  private readonly dated = new Map<number, Departures>()
  private readonly offers = new Map<number, Departures>()
  /** When seats that are only held may be free again, by flight. */
  private readonly holds = new Map<number, number>()

  get size(): number {
    return this.slots.size
  }

  put(flight: FindableFlight): void {
    this.remove(flight.id)
    const slot = this.unused.pop() ?? this.used++
    for (const column of this.columns) column.reserve(slot)
    this.id.values[slot] = flight.id
    this.pilot.values[slot] = this.pilots.placeOf(flight.pilotId)
    this.departure.values[slot] = flight.departureAirportId
    this.destination.values[slot] = flight.destinationAirportId
    this.startMinute.values[slot] = flight.startMinute
    this.firstDay.values[slot] = flight.firstDay
    this.lastDay.values[slot] = flight.lastDay
    this.weekdays.values[slot] = weekdayBits(flight.weekdays)
    this.freeSeats.values[slot] = flight.freeSeats
    this.totalCents.values[slot] = priceOfSeat(flight.seatPriceCents).totalCents
    this.minutes.values[slot] = flight.durationMinutes
    this.kind.values[slot] = KINDS.indexOf(flight.kind)
    this.plane.values[slot] =
      flight.planeKind === null ? NO_PLANE : PLANES.indexOf(flight.planeKind)
    this.topics.values[slot] = topicBits(flight.topics)
    this.isInstant.values[slot] = Number(flight.isInstantBooking)
    this.completeness.values[slot] = Math.round(flight.completeness * 1_000)
    this.slots.set(flight.id, slot)
    if (flight.holdEndsAt !== null) this.holds.set(flight.id, flight.holdEndsAt)
    this.listOf(flight).insert(slot, this.startMinute.values)
  }

  remove(flightId: number): void {
    const slot = this.slots.get(flightId)
    if (slot === undefined) return
    const airport = this.departure.values[slot] ?? 0
    for (const lists of [this.dated, this.offers]) {
      lists.get(airport)?.remove(slot, this.startMinute.values)
    }
    this.slots.delete(flightId)
    this.holds.delete(flightId)
    this.unused.push(slot)
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

  private listOf(flight: FindableFlight): Departures {
    const lists = flight.isOffer ? this.offers : this.dated
    const known = lists.get(flight.departureAirportId)
    if (known) return known
    const list = new Departures()
    lists.set(flight.departureAirportId, list)
    return list
  }
}

class IntColumn {
  values = new Int32Array(FIRST_CAPACITY)

  reserve(slot: number): void {
    if (slot < this.values.length) return
    const larger = new Int32Array(this.values.length * 2)
    larger.set(this.values)
    this.values = larger
  }
}

function isColumn(value: unknown): value is IntColumn {
  return value instanceof IntColumn
}

/** The slots of an airport's departures in the order of their start. */
export class Departures {
  private slots = new Int32Array(16)
  length = 0

  at(index: number): number {
    return this.slots[index] ?? 0
  }

  insert(slot: number, startMinutes: Int32Array): void {
    if (this.length === this.slots.length) {
      const larger = new Int32Array(this.length * 2)
      larger.set(this.slots)
      this.slots = larger
    }
    const index = this.firstFrom((startMinutes[slot] ?? 0) + 1, startMinutes)
    this.slots.copyWithin(index + 1, index, this.length)
    this.slots[index] = slot
    this.length += 1
  }

  remove(slot: number, startMinutes: Int32Array): void {
    let index = this.firstFrom(startMinutes[slot] ?? 0, startMinutes)
    while (index < this.length && this.slots[index] !== slot) index += 1
    if (index === this.length) return
    this.slots.copyWithin(index, index + 1, this.length)
    this.length -= 1
  }

  /** The index of the first departure at this minute or later. */
  firstFrom(minute: number, startMinutes: Int32Array): number {
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((startMinutes[this.slots[middle] ?? 0] ?? 0) < minute) low = middle + 1
      else high = middle
    }
    return low
  }
}

function weekdayBits(weekdays: readonly number[]): number {
  return weekdays.reduce((bits, weekday) => bits | (1 << (weekday - 1)), 0)
}

export function topicBits(topics: readonly Topic[]): number {
  return topics.reduce((bits, topic) => bits | (1 << TOPICS.indexOf(topic)), 0)
}
