import type { GeoPoint } from "#features/places/geo.ts"

/*
 * One flight that took place, as somebody remembers it who was on board: at the controls or as a
 * guest. What is counted, added up, drawn and told of a person's flights starts from these.
 */

export interface Field extends GeoPoint {
  /** Null for what is no airfield: a place that was flown past. */
  airportId: number | null
  code: string | null
  name: string
}

export interface FlightOnBoard {
  flightId: number
  role: "pilot" | "guest"
  title: string
  departsAt: Date
  timeZone: string
  /** From the take-off to the landing where the pilot said both, otherwise as planned. */
  minutes: number
  distanceKm: number
  /** Where it began, what it passed and where it landed, which need not be where it was bound. */
  fields: readonly Field[]
  planeType: string | null
  /** Everybody else on board who has an account: pilots and those who booked. */
  people: ReadonlyArray<{ userId: number; firstName: string }>
  /** Seats of guests that were taken, the own ones among them. */
  guests: number
  seatsOffered: number
  /** What the flight cost, as it was stated afterwards; until then as planned. */
  costCents: number
  /** Of that: as a guest the own share, as the pilot what the guests carried. */
  sharedCents: number
  /** What those carry of it who had booked and stayed away; nothing before the statement. */
  retainedCents: number
  /** Whether the costs are divided for good; until then the sums may still change. */
  isSettled: boolean
}
