import type { BookingPrice } from "#features/bookings/core/booking.ts"
import type { CancellationTerm } from "#features/bookings/core/cancellation-terms.ts"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import type {
  CardProviderName,
  PaymentMeans,
  PaymentProviderName,
} from "#features/payments/payment.ts"
import type { FieldErrors } from "#platform/errors.ts"
import type { OrderedStage } from "./checkout-stage.ts"

/** What is ordered, as all pages of the checkout show it; instants are ISO text. */
export interface OrderView {
  /** The checkout's public reference. */
  ref: string
  /** Offered from the waitlist: held for hours instead of 15 minutes. */
  isClaim: boolean
  /** More seats for a booking: how many it has, and the page on which they are chosen. */
  addsTo: { bookingId: number; seats: number; path: string } | null
  flight: {
    id: number
    title: string
    departsAt: string
    arrivesAt: string
    timeZone: string
    departure: { code: string; name: string }
    destination: { code: string; name: string }
    /** The middle of the flight strip: „1 h 40“ or „Rundflug 45 min“. */
    course: string
    picture: string
    isInstantBooking: boolean
    /** The start that is only proposed; null where the flight has its date. */
    proposed: NamedStart | null
  }
  pilot: { name: string; firstName: string }
  seats: number
  seatPriceCents: number
  feeCents: number
  price: BookingPrice
  /** What vouchers pay of it; while it is still to be ordered that is the reader's to choose. */
  creditCents: number
  terms: CancellationTerm[]
}

/** What somebody's vouchers can pay at the checkout. */
export interface CreditView {
  availableCents: number
  /** Of this order. */
  usableCents: number
  /** A payment is under way: its part stays. */
  isFixed: boolean
  /** A code that this browser carries and that nobody has redeemed; else empty. */
  code: string
}

/** How long the seats stay held; the visitor's clock is never asked. */
export interface HoldView {
  until: string
  secondsLeft: number
  /** Of the whole hold since it was made or renewed. */
  secondsTotal: number
}

/** Whether seats can be held for longer, and what it takes where they cannot. */
export type RenewalView = { kind: "possible" | "needs-address" } | { kind: "later"; from: string }

/** A person as the form holds them: numbers as text, since people type text. */
export interface PersonEntry {
  name: string
  weightKg: string
  luggageKg: string
  isMinor: boolean
  guardianName: string
}

/** What the form was filled with before: an earlier order, or a post without script. */
export interface OrderEntries {
  people: PersonEntry[]
  hasConsent: boolean
  hasGuardianConsent: boolean
  message: string
  usesCredit: boolean
}

/** A refused order that came without script: what was typed, and one sentence per property. */
export interface RefusedOrder {
  entries: OrderEntries
  fields: FieldErrors
  /** What went wrong with the whole order. */
  failure?: string
}

/** Seats that could not be held for a post without script: what was typed, and why not. */
export interface RefusedHold {
  seats: number
  start: NamedStart
  fields: FieldErrors
  failure?: string
}

/** The last payment of an order that is still to be paid. */
export interface OpenPayment {
  path: string
  state: "open" | "declined" | "abandoned"
}

/** Everything that the page `/de/kasse` shows while there is something to order. */
export interface CheckoutView {
  order: OrderView
  /** Who collects; said before the order. */
  provider: CardProviderName
  /** Null once its time is over. */
  hold: HoldView | null
  renewal: RenewalView
  payment: OpenPayment | null
  /** Until when the pilot answers a request that is sent now; null for instant booking. */
  answerBy: string | null
  /** The signed-in passenger; null asks for the address first. */
  account: { email: string; name: string } | null
  saved: OrderEntries | null
  credit: CreditView
  /** How many seats could be held instead. */
  maxSeats: number
  /** What those on these seats may weigh together, luggage included; null where hardly anybody reaches it. */
  mostKg: number | null
}

/** A payment that is not decided yet, or whose report is still on the way. */
export type PaymentView = TrialPaymentView | HostedPaymentView

export interface TrialPaymentView {
  provider: "trial"
  ref: string
  amountCents: number
  means: PaymentMeans
  /** `processing`: a debit runs, and somebody has come back to play its end. */
  step: "choose" | "confirm" | "processing" | "waiting"
}

/** Paid on the provider's own page. */
export interface HostedPaymentView {
  provider: "stripe"
  ref: string
  amountCents: number
  means: PaymentMeans
  /** `back`: they were there and came back without paying. */
  step: "leave" | "back" | "waiting"
  payUrl: string
}

/** What `/de/kasse/erfolg` says: what happens next with what was paid. */
export interface OrderedView {
  order: OrderView
  provider: PaymentProviderName
  stage: OrderedStage
  bookingId: number
  meetingPoint: string
  /** Who comes along. */
  people: string[]
  /** What they take along. */
  bring: string
  /** Until when a request is answered. */
  respondBy: string | null
  /** The flight's address in full, for people to pass on. */
  shareUrl: string
}

/** One of several orders that are open side by side: seats that are held, or a voucher. */
export type OpenCheckoutEntry =
  | {
      path: string
      title: string
      seats: number
      heldUntil: string
      /** From the waitlist. */
      isOffered: boolean
    }
  | { path: string; valueCents: number }
