import type { ListQuery } from "#platform/list-address.ts"
import type { PaymentProviderName } from "./payment.ts"

/*
 * What a provider has reported and no rule could book, or what a person has to answer: nothing moves
 * by itself, the back office looks at it and says when it is settled.
 */

export const FLAG_REASONS = {
  unknown_payment: "Zahlung, die wir nicht kennen",
  unknown_refund: "Erstattung, die wir nicht veranlasst haben",
  other_amount: "Betrag, der nicht zur Zahlung passt",
  other_currency: "Zahlung in einer anderen Währung",
  refund_came_back: "Erstattung, die doch nicht ankam",
  never_collected: "Mitflug, der nie bezahlt wurde",
  provider_owes: "Auftrag, den der Anbieter seit einem Tag nicht ausführt",
  balance_short: "Guthaben beim Anbieter reicht nicht für das, was hinausgehen soll",
  inquiry: "Rückfrage einer Bank, noch ohne Rückbuchung",
  charged_back: "Rückbuchung durch eine Bank",
  voucher_spent: "Zurückgebuchter Gutschein, von dem schon etwas verwendet ist",
  unknown_account: "Auszahlungskonto, das wir nicht kennen",
} as const

export type FlagReason = keyof typeof FLAG_REASONS

/** The back office's list of them. */
export const FLAG_LIST = {
  path: "/de/verwaltung/zahlungen",
  choices: { status: { offen: "Offen", erledigt: "Erledigt" } },
} as const

export type FlagQuery = ListQuery<typeof FLAG_LIST>

export interface ListedFlag {
  id: number
  reason: FlagReason
  /** As the provider calls what it is about, and who that is. */
  subject: string
  provider: PaymentProviderName
  /** Our reference of the payment, where it is one of ours. */
  paymentRef: string | null
  amountCents: number | null
  flaggedAt: string
  settledAt: string | null
}
