/*
 * Double-entry bookkeeping. A move is a set of lines whose amounts add up to zero; positive is
 * debit, negative is credit. Moves are appended once per business key and never changed; the
 * database refuses an unbalanced one at commit.
 */

/** What an account is for. */
export type AccountPurpose =
  | "authorised"
  | "captured"
  | "disputed"
  | "chargebacks"
  | "operator_bank"
  | "checkout_reserved"
  | "checkout_paid"
  | "checkout_credit"
  | "voucher"
  | "goodwill"
  | "booking_share"
  | "booking_fee"
  | "booking_vat"
  | "pilot_payable"
  | "earned_fees"
  | "owed_vat"

export interface Account {
  /** What it is called, for example `provider:trial:captured` or `booking:17:share`: each once. */
  code: string
  purpose: AccountPurpose
  /** Of an account for what a provider holds for us: which one. */
  provider: string | null
  /** Of an account of one checkout, booking, voucher or pilot: its number. */
  subjectId: number | null
}

export interface LedgerLine {
  account: Account
  amountCents: number
}

/** Every kind of move; what each means says `features/accounting/move-labels.ts`. */
export type MoveKind =
  | "payment.authorised"
  | "payment.captured"
  | "payment.voided"
  | "payment.failed"
  | "payment.partially_refunded"
  | "payment.refunded"
  | "payment.charged_back"
  | "payment.dispute_won"
  | "payment.dispute_lost"
  | "payment.refund_written_off"
  | "payment.refund_returned"
  | "payment.refund_credited"
  | "payment.refund_transferred"
  | "booking.prepaid"
  | "booking.given_back"
  | "booking.settled"
  | "booking.goodwill_given"
  | "booking.goodwill_credited"
  | "booking.dispute_borne"
  | "transfer.done"
  | "transfer.reversed"
  | "voucher.activated"
  | "voucher.spent"
  | "voucher.credited"
  | "voucher.revoked"
  | "voucher.replaced"

/** What a move is about. */
export type MoveSubject = "booking" | "checkout" | "dispute" | "payment" | "transfer" | "voucher"

export interface LedgerMove {
  /** Unique for ever: the same key is booked once, however often it is asked for. */
  businessKey: string
  kind: MoveKind
  subject: MoveSubject
  /** The number of the row that it is about; of a booking that of the order, which may be for more seats. */
  subjectId: number
  /** The key of the refunds that it belongs to (`refunds.key`), if it belongs to any. */
  refundKey?: string | null
  lines: readonly LedgerLine[]
}

export const accounts = {
  /** What a provider has reserved on cards for us. */
  authorised: (provider: string) => ofProvider(provider, "authorised"),
  /** What a provider has collected for us. */
  captured: (provider: string) => ofProvider(provider, "captured"),
  /** What banks have taken back from a provider for their customers, until it is decided whose it is. */
  disputed: (provider: string) => ofProvider(provider, "disputed"),
  /** What banks took back for good. */
  chargebacks: () => ours("platform:chargebacks", "chargebacks"),
  /** What we have transferred to people by our own bank; what the provider holds for it stays ours. */
  operatorBank: () => ours("platform:bank", "operator_bank"),
  /** What is reserved for an order and not yet paid. */
  checkoutReserved: (id: number) => ofSubject(`checkout:${id}:reserved`, "checkout_reserved", id),
  /** What was collected for an order; empty once it has been divided into share and fee. */
  checkoutPaid: (id: number) => ofSubject(`checkout:${id}:paid`, "checkout_paid", id),
  /** What vouchers have given to an order, until it is collected or goes back to them. */
  checkoutCredit: (id: number) => ofSubject(`checkout:${id}:credit`, "checkout_credit", id),
  /** What a voucher is still worth: owed to whoever has it. */
  voucher: (id: number) => ofSubject(`voucher:${id}`, "voucher", id),
  /** What we have given away of our own: vouchers, and what bookings got out of goodwill. */
  goodwill: () => ours("platform:goodwill", "goodwill"),
  /** Prepaid cost share of a booking: owed to the pilot or back to the passenger. */
  bookingShare: (id: number) => ofSubject(`booking:${id}:share`, "booking_share", id),
  /** Prepaid service fee of a booking: ours after the flight, else back to the passenger. */
  bookingFee: (id: number) => ofSubject(`booking:${id}:fee`, "booking_fee", id),
  /** What of a booking's prepaid fee is owed to the tax office although the fee is not ours yet. */
  bookingVat: (id: number) => ofSubject(`booking:${id}:vat`, "booking_vat", id),
  /** Settled cost shares that are owed to a pilot. */
  pilotPayable: (id: number) => ofSubject(`pilot:${id}:payable`, "pilot_payable", id),
  /** Service fees that are earned, net. */
  earnedFees: () => ours("platform:fees", "earned_fees"),
  /** VAT inside the fees that were collected, owed to the tax office. */
  owedVat: () => ours("platform:vat", "owed_vat"),
} as const

function ofProvider(provider: string, purpose: "authorised" | "captured" | "disputed"): Account {
  return { code: `provider:${provider}:${purpose}`, purpose, provider, subjectId: null }
}

function ofSubject(code: string, purpose: AccountPurpose, subjectId: number): Account {
  return { code, purpose, provider: null, subjectId }
}

function ours(code: string, purpose: AccountPurpose): Account {
  return { code, purpose, provider: null, subjectId: null }
}
