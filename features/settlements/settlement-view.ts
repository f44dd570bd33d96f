import type { CancelledFlight } from "#features/bookings/cancellation/cancel-view.ts"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { MoneySources } from "#features/bookings/core/money-sources.ts"
import type { FlightDay } from "#features/flight-day/flight-day-view.ts"
import type { CostedFlight } from "#features/flights/core/implausible-cost.ts"
import type { Bearer } from "#features/payments/dispute.ts"
import type { PayoutState as AccountState } from "#features/users/bank-accounts/payout-account.ts"
import type { CostReceipt } from "./cost-receipt.ts"
import type { ObjectionKind } from "./objection.ts"
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
  /** Until when the pilot is to answer an objection; null: there is nothing to answer. */
  answerBy: string | null
  /** What the pilot's list of that day says of them: there, or not come, and since when. */
  evidence: { wasThere: boolean; at: string } | null
}

/** An item that was stated, as both sides and the back office may look at it. */
export interface ReviewedCost extends StatedCost {
  position: number
  /** Why it was more than usual; empty where nobody says. */
  explanation: string
  /** What the pilot had stated, where the back office has lowered it, and why. */
  statedCents: number | null
  correction: string
  /** Why it is hardly right, as a sentence. */
  unusual: string | null
  receipts: CostReceipt[]
}

/** An item as the pilot writes it down. */
export interface WrittenCost extends StatedCost {
  explanation: string
  receipts: CostReceipt[]
}

/** An objection as everybody sees it whom it concerns. */
export interface ObjectionSheet {
  kind: ObjectionKind
  words: string
  objectedAt: string
  answerBy: string
  answer: string
  answeredAt: string | null
  decision: string
  decidedAt: string | null
  withdrawnAt: string | null
}

/** A landed flight as its pilot settles it. */
export interface SettlementSheet {
  flight: CancelledFlight
  /** How the day went: when it took off and landed, and where. */
  day: FlightDay
  plannedCents: number
  /** As written down last, until then as planned. */
  costs: WrittenCost[]
  /** Once it is handed in. */
  stated: ReviewedCost[]
  costed: CostedFlight
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

/** An objection of a guest that waits for the pilot's answer. */
export interface ObjectionToAnswer {
  bookingId: number
  flightId: number
  title: string
  timeZone: string
  departsAt: string | null
  /** Who objects. */
  person: string
  /** From then on the back office decides without the answer. */
  until: string
}

/** What of a flight is released and waits for its pilot's account. */
export interface UnpaidFlight {
  flightId: number
  amountCents: number
}

/** Where the pilot is paid: by the provider that knows them, or on a bank account. */
export type PaidWhere =
  | { kind: "provider"; state: AccountState; waitsUntil: string | null }
  | { kind: "bank"; waitsUntil: string | null }

/** What the back office has given back at the pilot's cost, and why. */
export interface ShareRefundNotice {
  shareCents: number
  words: string
}

/** How far the money of one booking is on its way to the pilot. */
export interface PayoutSheet {
  flight: CancelledFlight
  guest: StatedGuest
  objectionsUntil: string | null
  /** The back office's reasons, after an objection of the guest; else empty. */
  decision: string
  paidAt: string | null
  /** Of what is released: kept for lost disputes, and sent; null before. */
  sums: { keptCents: number; sentCents: number } | null
  borne: BorneDispute[]
  shareRefunds: ShareRefundNotice[]
  /** Until when it waits, because the bank account is new. */
  waitsUntil: string | null
}

/** The statement for the passenger of a booking. */
export interface PassengerStatement {
  flight: CancelledFlight
  bookingId: number
  status: BookingStatus
  submittedAt: string
  costs: ReviewedCost[]
  actualCostCents: number
  people: number
  equalShareCents: number
  part: Part
  /** What of the share the back office has given back already. */
  refundedShareCents: number
  /** Where goes what comes back, and whether it is promised already. */
  back: MoneySources
  isBooked: boolean
  objectionsUntil: string
  canObject: boolean
  objection: ObjectionSheet | null
}

/** An objection as the pilot of its flight answers it. */
export interface PilotObjection {
  flight: CancelledFlight
  guest: StatedGuest
  costs: ReviewedCost[]
  objection: ObjectionSheet
  canAnswer: boolean
}

/** An objection in the list of the back office. */
export interface OpenObjection {
  bookingId: number
  flightTitle: string
  passengerName: string
  pilotName: string
  kind: ObjectionKind
  objectedAt: string
  answerBy: string
  isAnswered: boolean
  mayDecide: boolean
}

/** All that the back office needs to decide one. */
export interface ObjectionCase {
  bookingId: number
  flight: CancelledFlight
  plannedCents: number
  actualCostCents: number
  costs: ReviewedCost[]
  guests: StatedGuest[]
  guest: StatedGuest
  passengerId: number | null
  pilotId: number
  pilotName: string
  objection: ObjectionSheet
  mayDecide: boolean
  /** Open ones of the same flight beside this one. */
  others: { bookingId: number; passengerName: string; kind: ObjectionKind }[]
}

/** A lost dispute that the pilot of its booking bears. */
export interface BorneDispute {
  borneCents: number
  /** What of it has been kept of no payout yet. */
  leftCents: number
  /** The back office's reasons. */
  words: string
}

/** A dispute that its bank has decided for its customer, as the back office decides who bears it. */
export interface DisputeCase {
  id: number
  amountCents: number
  /** What somebody has to bear: the amount without what was to go back anyway. */
  lossCents: number
  /** What of the payout has not been sent, and what its pilot would bear at most. */
  openCents: number
  pilotCents: number
  mayDecide: boolean
  borneBy: Bearer | null
  borneCents: number
  decision: string
  decidedAt: string | null
}

export interface HeldPayout {
  bookingId: number
  flightTitle: string
  pilotName: string
  /** What has not been sent of it. */
  openCents: number
  state: "held" | "failed"
  hold: PayoutHold | null
  releasedAt: string
  retryAt: string | null
}
