import type { FlightKind } from "#features/flights/core/flight.ts"
import type { ReturnReason, Verdict } from "#features/flights/core/vetting.ts"
import type { VettingCheck } from "./vetting-checks.ts"

/** One row of the back office's list. */
export interface ListedVetting {
  id: number
  flightId: number
  title: string
  /** ICAO codes. */
  from: string
  to: string
  kind: FlightKind
  pilot: string
  pilotId: number
  /** null: an offer without a date. */
  departsAt: string | null
  timeZone: string
  submittedAt: string
  decidedAt: string | null
  verdict: Verdict | null
  isWaiting: boolean
}

/** Where a flight stands with the back office, and what a decision would meet. */
export interface VettingView {
  flightId: number
  /** The name in the account, which is to match the documents. */
  pilotName: string
  licence: string
  submittedAt: string
  verdict: Verdict | null
  decidedAt: string | null
  reason: ReturnReason | null
  note: string
  mayDecide: boolean
  isWaiting: boolean
  /** Why it cannot be published now. */
  hindrances: readonly string[]
  checks: readonly VettingCheck[]
  /** Other flights of the pilot that were decided about before, and how many first ones are looked at. */
  before: { published: number; returned: number; firstFlights: number }
}
