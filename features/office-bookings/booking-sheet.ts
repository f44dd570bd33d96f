import type { JournalMove } from "#features/accounting/journal.ts"
import type { OrderBalance } from "#features/accounting/order-balance.ts"
import type { ListedReceipt } from "#features/accounting/receipt.ts"
import type { OpenCase } from "#features/admin/open-case.ts"
import type { SentMail } from "#features/admin/sent-mail.ts"
import type { BookingPrice, BookingStatus } from "#features/bookings/core/booking.ts"
import type { GoodwillRoom } from "#features/bookings/office/goodwill.ts"
import type { CancellationPreview } from "#features/bookings/office/office-cancellation.ts"
import type { PartRefundPreview } from "#features/bookings/office/part-refund.ts"
import type { RefundReason, RefundStatus } from "#features/payments/refund.ts"
import type { OtherReport } from "#features/reports/report-sheet.ts"
import type { ShareRefundPreview } from "#features/settlements/share-refund.ts"
import type { NextStep } from "./next-step.ts"

/*
 * The whole story of one booking, as the back office reads it. Instants are ISO text, since they
 * travel to the browser.
 */

export interface SheetPerson {
  id: number
  name: string
}

export interface BookingSheet {
  id: number
  status: BookingStatus
  seats: number
  price: BookingPrice
  createdAt: string
  next: NextStep
  guest: SheetPerson | null
  pilot: SheetPerson
  /** Who sits on the seats; empty once the account is deleted. */
  people: { name: string; isMinor: boolean }[]
  flight: SheetFlight
  balance: OrderBalance
  orders: SheetOrder[]
  moves: JournalMove[]
  receipts: ListedReceipt[]
  settlement: SheetSettlement | null
  mails: SheetMail[]
  /** The newest first. */
  timeline: TimelineEntry[]
  cases: OpenCase[]
  interventions: Interventions
  reports: (OtherReport & { title: string })[]
}

/** What the back office may do with it now, each with what it would do. */
export interface Interventions {
  /** Null: nothing can be given. */
  goodwill: GoodwillRoom | null
  /** Of whom something may be put right; empty where nothing may. */
  correctable: { position: number; name: string }[]
  /** Null: nothing of it may go back in part. */
  partRefund: PartRefundPreview | null
  /** Once the costs are handed in: what may go back at the pilot's cost, or why nothing may. */
  afterStatement: { preview: ShareRefundPreview | null; whyNot: string } | null
  /** What a late cancellation keeps that the pilot may waive. */
  waivable: BookingPrice | null
  cancellations: CancellationPreview[]
  /** Whether the number of its guest may be put right. */
  hasCorrectablePhone: boolean
  /** Whether it may go to another flight. */
  isMovable: boolean
}

export interface SheetFlight {
  id: number
  title: string
  status: string
  from: { name: string; code: string }
  to: { name: string; code: string }
  /** Null: an offer without a date. */
  startsAt: string | null
  arrivesAt: string | null
  timeZone: string
  seatsOffered: number
}

/** The first order of a booking, or one of more seats that have joined it. */
export interface SheetOrder {
  id: number
  isFirst: boolean
  payments: SheetPayment[]
  vouchers: { id: number; appliedCents: number; returnedCents: number; at: string }[]
}

/** Something as the provider calls it, and where its dashboard shows it. */
export interface ProviderObject {
  label: string
  id: string
  href: string | null
}

export interface SheetPayment {
  ref: string
  provider: string
  means: string
  status: string
  amountCents: number
  creditCents: number
  capturedCents: number
  refundedCents: number
  at: string
  objects: ProviderObject[]
  refunds: {
    id: number
    amountCents: number
    creditCents: number
    reason: RefundReason
    status: RefundStatus
    at: string
    settledAt: string | null
  }[]
  disputes: { id: number; amountCents: number; status: "open" | "won" | "lost"; at: string }[]
  /** What the provider has reported: „eingezogen“ */
  reports: { id: string; sentence: string; at: string }[]
}

export interface SheetSettlement {
  outcome: string
  shareCents: number
  feeCents: number
  refundCents: number
  submittedAt: string | null
  objectionsUntil: string | null
  closedAt: string | null
  hasObjection: boolean
  payout: {
    state: string
    hold: string | null
    amountCents: number
    keptCents: number
    releasedAt: string
    paidAt: string | null
    transfers: (ProviderObject & { amountCents: number; status: string; at: string })[]
  } | null
}

export interface SheetMail extends SentMail {
  /** Null: it holds a code, or its words are deleted. */
  text: string | null
  /** The words are deleted because of their age. */
  isTextDeleted: boolean
  mayResend: boolean
}

export interface TimelineEntry {
  key: string
  at: string
  /** „Zahlung“ */
  thing: string
  sentence: string
  from: string | null
  to: string | null
  reason: string | null
  /** Of a note, and of what the back office has done: what it says; empty once one of the two sides has left. */
  words: string | null
  /** „Pilot:in“ */
  role: string
  person: SheetPerson | null
}
