import type { RefundReason } from "#features/payments/refund.ts"

/** Why money goes back, for whom it goes back to; a part of a sentence that begins with „weil“. */
export const REFUND_LABELS: Record<RefundReason, string> = {
  cancelled_by_pilot: "dein Mitflug abgesagt wurde",
  cancelled_by_passenger: "du storniert hast",
  flight_cancelled: "der Flug nicht stattfindet",
  seats_given_up: "du Plätze abgegeben hast",
  price_cut: "der Flug günstiger geworden ist",
  change_not_accepted: "du der Änderung nicht zugestimmt hast",
  settlement: "der Flug weniger gekostet hat als geplant",
  waived: "dir der Rest erlassen wurde",
  goodwill: "wir dir entgegenkommen",
  voucher_withdrawn: "du den Kauf widerrufen hast",
}
