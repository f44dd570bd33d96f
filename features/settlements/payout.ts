/*
 * What the pilot gets of one booking. Before its settlement is closed there is nothing to pay; then
 * it is released, ordered at the provider and paid, or held as long as something stands in its way.
 */

export type PayoutStatus = "released" | "ordered" | "paid" | "held" | "failed"

/** As people see it: before there is a row it waits for the statement, then for objections. */
export type PayoutState = "locked" | "objection_period" | PayoutStatus

/** `account`: nobody knows where to; `charged_back`: a bank holds it; `reversed`: it came back. */
export type PayoutHold = "account" | "charged_back" | "reversed"

export const PAYOUT_LABELS: Record<PayoutState, string> = {
  locked: "Wartet noch",
  objection_period: "Einwände noch möglich",
  released: "Freigegeben",
  ordered: "Unterwegs",
  paid: "Ausgezahlt",
  held: "Angehalten",
  failed: "Gescheitert, kommt noch einmal",
}

export const HOLD_REASONS: Record<PayoutHold, string> = {
  account:
    "Wir wissen noch nicht, wohin. Richte dein Auszahlungskonto ein, dann geht es von selbst weiter.",
  charged_back: "Eine Bank hat die Zahlung zurückgeholt. Wir klären das und melden uns.",
  reversed: "Die Überweisung kam zurück. Wir sehen uns das an.",
}

export const HOLD_REASONS_FOR_OFFICE: Record<PayoutHold, string> = {
  account: "Es gibt noch kein Konto, das Geld empfangen kann.",
  charged_back: "Eine Bank hat die Zahlung des Gastes zurückgeholt.",
  reversed: "Die Überweisung kam zurück.",
}

/** What of a payout comes from the card of one of its booking's orders, by the name of the transfer. */
export function cardTransferKey(bookingId: number, orderId: number): string {
  const first = `payout/${bookingId}/card`
  return orderId === bookingId ? first : `${first}/${orderId}`
}

/** What of it vouchers have paid. */
export function creditTransferKey(bookingId: number): string {
  return `payout/${bookingId}/credit`
}
