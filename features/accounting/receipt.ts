/*
 * A receipt belongs to one move of the ledger: to the one that divides a collected payment, and each
 * later one that takes a part away has its correction. Numbers have no gap; what was issued never
 * changes. All amounts are what the document adds to what is charged: a correction's are negative.
 */

export type ReceiptKind = "booking" | "booking_correction" | "voucher" | "voucher_correction"

/** What a document is called. A voucher for several purposes is no turnover yet: no invoice. */
export const RECEIPT_TITLES: Record<ReceiptKind, string> = {
  booking: "Rechnung",
  booking_correction: "Rechnungskorrektur",
  voucher: "Zahlungsbeleg",
  voucher_correction: "Stornobeleg",
}

/** 2026, 17 -> „AW-2026-000017“ */
export function receiptNumber({ year, number }: { year: number; number: number }): string {
  return `AW-${year}-${String(number).padStart(6, "0")}`
}

export function parseReceiptNumber(text: string): { year: number; number: number } | undefined {
  const [, year, number] = /^AW-(\d{4})-(\d{6,9})$/.exec(text) ?? []
  return year && number ? { year: Number(year), number: Number(number) } : undefined
}

export function receiptPath(receipt: { year: number; number: number }): string {
  return `/de/belege/${receiptNumber(receipt)}`
}

/** Receipts and ledger are kept so long, counted from the end of the year (§ 147 AO). */
export const KEPT_YEARS = 10

/** How a payment is shown on paper. */
type MeansOfPayment = "trial" | "stripe" | "credit"

/** What a receipt says beside its amounts, as it was when it was issued. */
export interface ReceiptFacts {
  operator: {
    name: string
    address: string
    email: string
    register: string
    vatId: string
  }
  isSmallBusiness: boolean
  paymentRef: string
  provider: MeansOfPayment
  /** Of a booking. */
  flight?: {
    title: string
    /** Not in the row of a voucher; ISO. */
    departsAt: string
    timeZone: string
    way: string
    seats: number
  }
  /** Why a part goes back, from the key of its move. */
  reason?: string
}

/** A receipt as lists show it. */
export interface ListedReceipt {
  number: string
  path: string
  title: string
  kind: ReceiptKind
  /** Number of the receipt that it corrects. */
  corrects: string | null
  totalCents: number
  issuedAt: string
}

/** The back office's list of them. */
export const RECEIPT_LIST = { path: "/de/verwaltung/belege", choices: {} } as const

export interface OfficeReceipt extends ListedReceipt {
  bookingId: number | null
  voucherId: number | null
  vatCents: number
  /** Empty once the years are over. */
  buyerName: string
  paymentRef: string
}
