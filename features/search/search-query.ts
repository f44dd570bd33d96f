import type { FlightKind, Topic } from "#features/flights/core/flight.ts"
import type { GeoPoint } from "#features/places/geo.ts"

/** What somebody looks for, understood: the way of the words of an address into a search. */
export interface SearchQuery {
  /** From where: a town or airfield by name; empty: from anywhere. */
  place: string
  /** From where the person is, instead of a place. */
  position: GeoPoint | null
  /** From or to what lies in a part of the map, instead of from a place. */
  area: Area | null
  /** Where to; empty: anywhere. */
  destination: string
  radiusKm: number
  when: When
  seats: number
  /** Price of a seat, fee included; null: any. */
  maxTotalCents: number | null
  lengths: FlightLength[]
  kinds: FlightKind[]
  /** At least one of them. */
  topics: Topic[]
  isInstantOnly: boolean
  planes: PlaneKind[]
  /** Mean of the pilot's reviews. */
  minRating: number | null
  withDog: boolean
  withChild: boolean
  sort: Sort
  /** From 1. */
  page: number
}

/** Part of the map, in degrees. */
export interface Area {
  west: number
  south: number
  east: number
  north: number
}

/** The days of a start: ISO days at the airport, both included; without an end, any day from then on. */
export interface When {
  from: string
  to: string | null
  isWeekendOnly: boolean
}

export const RADII_KM = [25, 50, 100, 200, 400] as const
/** Product rule: what a search takes where nothing else is said. */
export const DEFAULT_RADIUS_KM = 100
export const DEFAULT_DAYS_AHEAD = 60
/** What stands for days that nobody has chosen. */
export const DATE_PRESETS = `In den nächsten ${DEFAULT_DAYS_AHEAD} Tagen`
/** The same where there is little room. */
export const SHORT_DATE_PRESETS = `Nächste ${DEFAULT_DAYS_AHEAD} Tage`
/** A whole month can be wished for this far ahead. */
export const MONTHS_AHEAD = 12
export const MAX_PERSONS = 5
/** „± 3 Tage“ */
export const DAYS_OF_LEEWAY = 3
export const PAGE_SIZE = 12
/** Up to here a total is said exactly, above it „über 500“. */
const EXACT_UP_TO = 500

export const SORTS = {
  empfohlen: "Empfohlen",
  datum: "Datum",
  preis: "Preis",
  entfernung: "Entfernung",
  dauer: "Dauer",
  bewertung: "Bewertung",
} as const
export type Sort = keyof typeof SORTS

/** How long a flight is in the air: from (included), to (not included), in minutes. */
export const FLIGHT_LENGTHS = {
  kurz: { label: "bis 45 Minuten", from: 0, to: 46 },
  mittel: { label: "45 bis 90 Minuten", from: 46, to: 91 },
  lang: { label: "über 90 Minuten", from: 91, to: Number.POSITIVE_INFINITY },
} as const
export type FlightLength = keyof typeof FLIGHT_LENGTHS

export const KIND_PARAMS: Record<string, FlightKind> = {
  rundflug: "round_trip",
  ausflug: "excursion",
  strecke: "one_way",
}

/** What somebody sits in: the wing matters to the view, and only to that of single engines. */
export const PLANE_KINDS = {
  hochdecker: "Hochdecker",
  tiefdecker: "Tiefdecker",
  zweimotorig: "Zweimotorig",
  reisemotorsegler: "Reisemotorsegler",
  ultraleicht: "Ultraleicht",
  segelflugzeug: "Segelflugzeug",
} as const
export type PlaneKind = keyof typeof PLANE_KINDS

/** What a filter offers besides any amount: whole euros for one person, fee included. */
export const PRICE_STEPS_EURO = [50, 75, 100, 150, 250] as const
export const RATING_STEPS = [4, 4.5] as const

/** How many flights each further filter would leave, the others as they are. */
export interface FilterCounts {
  /** By the most that a seat may cost, in euros. */
  prices: Record<number, number>
  lengths: Record<FlightLength, number>
  kinds: Record<FlightKind, number>
  topics: Partial<Record<Topic, number>>
  planes: Record<PlaneKind, number>
  /** By the least mean. */
  ratings: Record<number, number>
  instant: number
  withDog: number
  withChild: number
}

/** „18 Flüge“, „über 500 Flüge“ */
export function formatFlightCount(total: number): string {
  if (total > EXACT_UP_TO) return `über ${EXACT_UP_TO} Flüge`
  return total === 1 ? "1 Flug" : `${total} Flüge`
}

/** „1 Person“, „2 Personen“ */
export function formatPersonCount(count: number): string {
  return count === 1 ? "1 Person" : `${count} Personen`
}
