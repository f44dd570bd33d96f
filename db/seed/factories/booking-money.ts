import { createHash } from "node:crypto"
import { prepaymentLines } from "#features/bookings/core/prepayment-lines.ts"
import { accounts } from "#features/ledger/ledger.ts"
import type { PaymentStatus } from "#features/payments/payment.ts"
import type {
  paymentProviderEventsTable,
  paymentsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import type {
  TrialStatus,
  trialPaymentsTable,
} from "#features/payments/server/trial/trial-payments-table.ts"
import { refOf } from "../random.ts"
import {
  type BookingDraft,
  type BookingOutcome,
  priceOfDraft,
  stepsOf,
  vatOfDraft,
} from "./booking-draft.ts"
import type { DatedMove } from "./write-moves.ts"

/** A booking as it lies in the database, with what it came from. */
export interface WrittenBooking {
  draft: BookingDraft
  bookingId: number
  checkoutId: number
  checkoutRef: string
}

type MoneyStatus = Extract<PaymentStatus & TrialStatus, "authorised" | "captured" | "voided">

const MONEY: Record<BookingOutcome, MoneyStatus> = {
  requested: "authorised",
  confirmed: "captured",
  declined: "voided",
  expired: "voided",
  withdrawn: "voided",
}

export function moneyStatusOf(draft: BookingDraft): MoneyStatus {
  return MONEY[draft.outcome]
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

function providerOf({ isOnCredit }: BookingDraft): "credit" | "trial" {
  return isOnCredit ? "credit" : "trial"
}

// as the providers make it from the key of the first attempt to pay
function providerRefOf(draft: BookingDraft, checkoutRef: string): string {
  const key = draft.isOnCredit ? `${checkoutRef}/1/0` : `${checkoutRef}/1`
  return `${providerOf(draft)}_${sha256(key).slice(0, 24)}`
}

export function paymentValues(booking: WrittenBooking): typeof paymentsTable.$inferInsert {
  const { draft, checkoutId, checkoutRef } = booking
  const money = moneyStatusOf(draft)
  const amountCents = priceOfDraft(draft).totalCents
  return {
    ref: refOf(`payment ${draft.key}`),
    provider: providerOf(draft),
    providerRef: providerRefOf(draft, checkoutRef),
    checkoutId,
    status: draft.givenUpAt ? "refunded" : money,
    amountCents,
    dueCents: amountCents,
    ...(draft.isOnCredit && { creditCents: amountCents, creditDueCents: amountCents }),
    capturedCents: money === "captured" ? amountCents : 0,
    refundedCents: draft.givenUpAt ? amountCents : 0,
    createdAt: stepsOf(draft).orderedAt,
  }
}

export function trialPaymentValues(
  booking: WrittenBooking,
): typeof trialPaymentsTable.$inferInsert {
  const { providerRef, amountCents, capturedCents, refundedCents, createdAt } =
    paymentValues(booking)
  return {
    providerRef,
    amountCents,
    capturedCents: capturedCents ?? 0,
    refundedCents: refundedCents ?? 0,
    status: booking.draft.givenUpAt ? "refunded" : moneyStatusOf(booking.draft),
    createdAt,
  }
}

/** What the trial provider has reported about the payment. */
export function providerEventValues(
  booking: WrittenBooking,
): (typeof paymentProviderEventsTable.$inferInsert)[] {
  const { draft, checkoutRef } = booking
  const steps = stepsOf(draft)
  const report = (kind: MoneyStatus, receivedAt: Date) => ({
    provider: providerOf(draft),
    eventId: uuidOf(`${draft.key} ${kind}`),
    kind,
    providerRef: providerRefOf(draft, checkoutRef),
    receivedAt,
  })
  const status = moneyStatusOf(draft)
  const authorised = report("authorised", steps.requestedAt)
  return status === "authorised" ? [authorised] : [authorised, report(status, steps.settledAt)]
}

function uuidOf(seed: string): string {
  const hex = sha256(seed)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The moves that the payment's reports and the booking's division of it leave in the ledger. */
export function movesOf(booking: WrittenBooking, paymentId: number): DatedMove[] {
  const { draft, checkoutId } = booking
  const price = priceOfDraft(draft)
  if (draft.isOnCredit) return movesOnCredit(booking, paymentId)
  const steps = stepsOf(draft)
  const status = moneyStatusOf(draft)
  const reserved = accounts.checkoutReserved(checkoutId)
  const authorised = accounts.authorised("trial")
  const release = [
    { account: authorised, amountCents: -price.totalCents },
    { account: reserved, amountCents: price.totalCents },
  ]
  const moves: DatedMove[] = [
    {
      businessKey: `payment/${paymentId}/authorised`,
      subject: "payment",
      subjectId: paymentId,
      kind: "payment.authorised",
      at: steps.requestedAt,
      lines: [
        { account: authorised, amountCents: price.totalCents },
        { account: reserved, amountCents: -price.totalCents },
      ],
    },
  ]
  if (status === "authorised") return moves
  moves.push({
    businessKey: `payment/${paymentId}/${status}`,
    subject: "payment",
    subjectId: paymentId,
    kind: `payment.${status}`,
    at: steps.settledAt,
    lines:
      status === "voided"
        ? release
        : [
            ...release,
            { account: accounts.captured("trial"), amountCents: price.totalCents },
            { account: accounts.checkoutPaid(checkoutId), amountCents: -price.totalCents },
          ],
  })
  if (status === "voided") return moves
  return [...moves, prepaid(booking), ...movesBack(booking, paymentId)]
}

/** Nothing is reserved outside: what vouchers gave lies with the checkout until it is collected. */
function movesOnCredit(booking: WrittenBooking, paymentId: number): DatedMove[] {
  const { draft, checkoutId } = booking
  const { totalCents } = priceOfDraft(draft)
  const captured: DatedMove = {
    businessKey: `payment/${paymentId}/captured`,
    subject: "payment",
    subjectId: paymentId,
    kind: "payment.captured",
    at: stepsOf(draft).settledAt,
    lines: [
      { account: accounts.checkoutCredit(checkoutId), amountCents: totalCents },
      { account: accounts.checkoutPaid(checkoutId), amountCents: -totalCents },
    ],
  }
  return moneyStatusOf(draft) === "captured" ? [captured, prepaid(booking)] : []
}

/** What was collected, divided into share and fee. */
function prepaid({ draft, checkoutId, bookingId }: WrittenBooking): DatedMove {
  const { shareCents, feeCents } = priceOfDraft(draft)
  return {
    businessKey: `booking/${bookingId}/prepaid`,
    subject: "booking",
    subjectId: bookingId,
    kind: "booking.prepaid",
    at: stepsOf(draft).settledAt,
    lines: prepaymentLines(
      { bookingId, checkoutId },
      { shareCents, feeCents, vatCents: vatOfDraft(draft) },
    ),
  }
}

/** What a cancellation in time leaves in the ledger. */
function movesBack({ draft, checkoutId, bookingId }: WrittenBooking, paymentId: number) {
  const { shareCents, feeCents, totalCents } = priceOfDraft(draft)
  if (!draft.givenUpAt) return []
  const paid = accounts.checkoutPaid(checkoutId)
  const back: DatedMove[] = [
    {
      businessKey: `booking/${bookingId}/given-back/ended`,
      subject: "booking",
      subjectId: bookingId,
      refundKey: "ended",
      kind: "booking.given_back",
      at: draft.givenUpAt,
      lines: prepaymentLines(
        { bookingId, checkoutId },
        { shareCents: -shareCents, feeCents: -feeCents, vatCents: -vatOfDraft(draft) },
      ),
    },
    {
      businessKey: `payment/${paymentId}/refunded/ended`,
      subject: "payment",
      subjectId: paymentId,
      refundKey: "ended",
      kind: "payment.refunded",
      at: draft.givenUpAt,
      lines: [
        { account: paid, amountCents: totalCents },
        { account: accounts.captured("trial"), amountCents: -totalCents },
      ],
    },
  ]
  return back
}

/** What went back of a booking that was cancelled in time. */
export function refundValues(
  { draft }: WrittenBooking,
  paymentId: number,
): (typeof refundsTable.$inferInsert)[] {
  const { givenUpAt, key } = draft
  if (!givenUpAt) return []
  return [
    {
      ref: refOf(`refund ${key}`),
      paymentId,
      key: "ended",
      amountCents: priceOfDraft(draft).totalCents,
      reason: "cancelled_by_passenger",
      status: "done",
      orderedAt: givenUpAt,
      settledAt: givenUpAt,
    },
  ]
}
