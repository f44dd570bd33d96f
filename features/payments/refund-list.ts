import type { RefundReason, RefundStatus } from "./refund.ts"

export const REFUND_LIST = { path: "/de/verwaltung/erstattungen" } as const

export const REFUND_REASON_LABELS: Record<RefundReason, string> = {
  cancelled_by_pilot: "Absage für einen Gast",
  cancelled_by_passenger: "Stornierung",
  flight_cancelled: "Flug fand nicht statt",
  price_cut: "Preis gesunken",
  change_not_accepted: "Änderung nicht zugestimmt",
  settlement: "Abrechnung",
  waived: "Erlassen",
  voucher_withdrawn: "Gutschein widerrufen",
  seats_given_up: "Plätze abgegeben",
  goodwill: "Kulanz",
}

export const REFUND_STATUS_LABELS: Record<RefundStatus, string> = {
  ordered: "veranlasst",
  done: "angekommen",
  failed: "abgelehnt",
  written_off: "mit der Rückbuchung verrechnet",
  returned: "zurückgekommen",
  paid_otherwise: "auf anderem Weg erstattet",
}

/** Money that should have gone back and did not, as the back office sees it. */
export interface FailedRefund {
  id: number
  ref: string
  paymentRef: string
  amountCents: number
  reason: RefundReason
  attempt: number
  failedAt: string
  /** When it is tried by itself once more; null: not any more. */
  retryAt: string | null
}
