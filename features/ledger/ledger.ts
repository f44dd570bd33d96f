/*
 * Double-entry bookkeeping. A move is a set of lines whose amounts add up to zero; positive is
 * debit, negative is credit. Moves are appended once per business key and never changed; the
 * database refuses an unbalanced one at commit.
 */

export interface LedgerLine {
  /** Account code, for example `provider:trial:captured` or `booking:17:share`. */
  account: string
  amountCents: number
}

/** Every kind of move; what each means says `features/accounting/move-words.ts`. */
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
  | "booking.prepaid"
  | "booking.given_back"
  | "booking.settled"
  | "transfer.done"
  | "transfer.reversed"
  | "voucher.activated"
  | "voucher.spent"
  | "voucher.credited"
  | "voucher.revoked"
  | "voucher.replaced"

export interface LedgerMove {
  /** Unique for ever: the same key is booked once, however often it is asked for. */
  businessKey: string
  kind: MoveKind
  lines: readonly LedgerLine[]
}

export const accounts = {
  /** What a provider has reserved on cards for us. */
  authorised: (provider: string) => `provider:${provider}:authorised`,
  /** What a provider has collected for us. */
  captured: (provider: string) => `provider:${provider}:captured`,
  /** What banks have taken back from a provider for their customers, until it is decided whose it is. */
  disputed: (provider: string) => `provider:${provider}:disputed`,
  /** What banks took back for good. */
  chargebacks: () => "platform:chargebacks",
  /** What is reserved for an order and not yet paid. */
  checkoutReserved: (checkoutId: number) => `checkout:${checkoutId}:reserved`,
  /** What was collected for an order; empty once it has been divided into share and fee. */
  checkoutPaid: (checkoutId: number) => `checkout:${checkoutId}:paid`,
  /** What vouchers have given to an order, until it is collected or goes back to them. */
  checkoutCredit: (checkoutId: number) => `checkout:${checkoutId}:credit`,
  /** What a voucher is still worth: owed to whoever has it. */
  voucher: (voucherId: number) => `voucher:${voucherId}`,
  /** What we have given away of our own, such as a voucher out of goodwill. */
  goodwill: () => "platform:goodwill",
  /** Prepaid cost share of a booking: owed to the pilot or back to the passenger. */
  bookingShare: (bookingId: number) => `booking:${bookingId}:share`,
  /** Prepaid service fee of a booking: ours after the flight, else back to the passenger. */
  bookingFee: (bookingId: number) => `booking:${bookingId}:fee`,
  /** Settled cost shares that are owed to a pilot. */
  pilotPayable: (pilotId: number) => `pilot:${pilotId}:payable`,
  /** Service fees that are earned, net. */
  earnedFees: () => "platform:fees",
  /** VAT inside the earned fees, owed to the tax office. */
  owedVat: () => "platform:vat",
} as const
