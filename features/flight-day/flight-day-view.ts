import type { FlightStatus } from "#features/flights/core/flight.ts"

/*
 * How the day of a flight stands, for its pilot and its guests. Instants are ISO text, since they travel to the browser.
 */

export type GoView =
  | { kind: "open" | "overdue" }
  | { kind: "later"; decideBy: string }
  | { kind: "go"; decidedAt: string }

interface Place {
  name: string
  code: string
}

export interface FlightDay {
  flightId: number
  status: FlightStatus
  timeZone: string
  departsAt: string
  arrivesAt: string
  /** The later start that is announced; null: as planned. */
  expectedDepartsAt: string | null
  /** With that, or what has happened: when it lands as far as is known. */
  expectedArrivesAt: string
  tookOffAt: string | null
  landedAt: string | null
  destination: Place
  /** Where it lands instead. */
  divertedTo: Place | null
  /** null: there is nothing to decide, or not yet. */
  go: GoView | null
  /** Whoever does not want to wait for so long gets everything back. */
  isMuchLater: boolean
}

/** What its pilot may do about it now. */
export interface DayCommands {
  decide: boolean
  /** To when a decision may be put off. */
  decideBy: string[]
  delay: boolean
  takeOff: boolean
  land: boolean
  divert: boolean
  board: boolean
}
