import type { BookingStatus } from "#features/bookings/booking.ts"
import type { CancelledFlight } from "#features/bookings/cancel-view.ts"
import type { PayoutState as AccountState } from "#features/users/payout-account.ts"
import type { PayoutHold, PayoutState } from "./payout.ts"
import type { Part, Party } from "./settlement.ts"
import type { StatedCost } from "./settlement-schemas.ts"

/*
 * What the pages of a settlement show. Instants are ISO text, since they travel to the browser.
 */

export interface StatedGuest {
  name: string
  status: BookingStatus
  party: Party
  /** Once the statement is handed in. */
  part: Part | null
  payout: PayoutState
  hold: PayoutHold | null
}

/** A landed flight as its pilot settles it. */
export interface SettlementSheet {
  flight: CancelledFlight
  plannedCents: number
  /** As written down last, until then as planned. */
  costs: StatedCost[]
  actualCostCents: number | null
  isSubmitted: boolean
  submittedAt: string | null
  objectionsUntil: string | null
  mayShareRate: boolean
  guests: StatedGuest[]
}

/** A landed flight that waits for its statement. */
export interface DueSettlement {
  flightId: number
  title: string
  timeZone: string
  landedAt: string
  dueAt: string
  /** What its pilot gets of it at the most. */
  expectedCents: number
}

/** What of a flight is released and waits for its pilot's account. */
export interface UnpaidFlight {
  flightId: number
  amountCents: number
}

/** Where the pilot is paid: by the provider that knows them, or on a bank account. */
export type PaidWhere = { kind: "provider"; state: AccountState } | { kind: "bank" }

/** How far the money of one booking is on its way to the pilot. */
export interface PayoutSheet {
  flight: CancelledFlight
  guest: StatedGuest
  objectionsUntil: string | null
  /** The back office's reasons, after an objection of the guest; else empty. */
  decision: string
  paidAt: string | null
}

/** The statement for the passenger of a booking. */
export interface PassengerStatement {
  flight: CancelledFlight
  bookingId: number
  status: BookingStatus
  submittedAt: string
  costs: StatedCost[]
  actualCostCents: number
  people: number
  equalShareCents: number
  part: Part
  objectionsUntil: string
  canObject: boolean
  objection: string
  decision: string
}

/** An objection as the back office sees it. */
export interface OpenObjection {
  bookingId: number
  flightId: number
  flightTitle: string
  passengerName: string
  pilotName: string
  claimed: "flown" | "no_show"
  words: string
  objectedAt: string
  shareCents: number
  feeCents: number
}

export interface HeldPayout {
  bookingId: number
  flightTitle: string
  pilotName: string
  amountCents: number
  state: "held" | "failed"
  hold: PayoutHold | null
  retryAt: string | null
}
