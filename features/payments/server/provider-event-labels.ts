import type { ProviderEvent } from "./payment-provider.ts"

/** What a provider has reported, as the back office reads it. */
export const PROVIDER_EVENT_LABELS: Record<ProviderEvent["kind"], string> = {
  action_required: "wartet auf Bestätigung",
  authorised: "reserviert",
  processing: "Lastschrift läuft",
  captured: "eingezogen",
  failed: "fehlgeschlagen",
  debit_failed: "Lastschrift abgelehnt",
  voided: "freigegeben",
  refunded: "erstattet",
  refund_failed: "Erstattung abgelehnt",
  charged_back: "von der Bank zurückgeholt",
  dispute_won: "Rückbuchung gewonnen",
  dispute_lost: "Rückbuchung verloren",
  transferred: "Überweisung ausgeführt",
  transfer_failed: "Überweisung abgelehnt",
  transfer_reversed: "Überweisung zurückgeholt",
}
