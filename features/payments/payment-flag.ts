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
  inquiry: "Rückfrage einer Bank, noch ohne Rückbuchung",
  charged_back: "Rückbuchung durch eine Bank",
  unknown_account: "Auszahlungskonto, das wir nicht kennen",
} as const

export type FlagReason = keyof typeof FLAG_REASONS
