import type { TransferStatus } from "#features/payments/transfer.ts"

/*
 * What the pilot gets of one booking. Before its settlement is closed there is nothing to pay; then
 * it is released, ordered at the provider and paid, or held as long as something stands in its way.
 */

export type PayoutStatus = "released" | "ordered" | "paid" | "held" | "failed"

/**
 * As people see it: before there is a row it waits for the statement, then for objections. `offset`: all
 * of it was kept for lost disputes that its pilot bears.
 */
export type PayoutState = "locked" | "objection_period" | "offset" | PayoutStatus

export function payoutStateOf(
  { status, amountCents }: { status: PayoutStatus; amountCents: number },
  keptCents: number,
): PayoutState {
  return status === "paid" && keptCents === amountCents ? "offset" : status
}

/**
 * `account`: nobody knows where to; `new_account`: it waits a while; `charged_back`: a bank holds it;
 * `reversed`: it came back; `tax_details`: its pilot does not say what the tax offices have to know.
 */
export type PayoutHold = "account" | "new_account" | "charged_back" | "reversed" | "tax_details"

export const PAYOUT_LABELS: Record<PayoutState, string> = {
  locked: "Wartet noch",
  objection_period: "Einwände noch möglich",
  released: "Freigegeben",
  ordered: "Unterwegs",
  paid: "Ausgezahlt",
  offset: "Verrechnet",
  held: "Angehalten",
  failed: "Gescheitert, kommt noch einmal",
}

export const HOLD_REASONS: Record<PayoutHold, string> = {
  account:
    "Wir wissen noch nicht, wohin. Richte dein Auszahlungskonto ein, dann geht es von selbst weiter.",
  new_account:
    "Dein Bankkonto ist neu. Zu deinem Schutz gehen Auszahlungen erst 72 Stunden nach der Änderung dorthin, dann von selbst.",
  charged_back: "Eine Bank hat die Zahlung zurückgeholt. Wir klären das und melden uns.",
  reversed: "Die Überweisung kam zurück. Wir sehen uns das an.",
  tax_details:
    "Deine Steuerangaben fehlen, und das Gesetz lässt uns ohne sie nicht auszahlen. Trag sie in den Einstellungen ein, dann geht es von selbst weiter.",
}

export const HOLD_REASONS_FOR_OFFICE: Record<PayoutHold, string> = {
  account: "Es gibt noch kein Konto, das Geld empfangen kann.",
  new_account: "Das Bankkonto ist neu, 72 Stunden lang geht nichts dorthin.",
  charged_back: "Eine Bank hat die Zahlung des Gastes zurückgeholt.",
  reversed: "Die Überweisung kam zurück.",
  tax_details: "Die Steuerangaben der Pilot:in fehlen, auch nach zwei Erinnerungen (§ 23 PStTG).",
}

/** What of a payout comes from the card of one of its booking's orders, by the name of the transfer. */
export function cardTransferKey(bookingId: number, orderId: number): string {
  const first = `payout/${bookingId}/card`
  return orderId === bookingId ? first : `${first}/${orderId}`
}

/** What of it vouchers have paid, or a bank has taken back although the pilot gets it. */
export function creditTransferKey(bookingId: number): string {
  return `payout/${bookingId}/credit`
}

interface FormerTransfer {
  key: string
  status: TransferStatus
}

/** The name of the next transfer from one source: that of one that has to be tried anew, or a new one. */
export function nextTransferKey(first: string, former: readonly FormerTransfer[]): string {
  const again = former.find(({ status }) => status === "failed" || status === "reversed")
  if (again) return again.key
  return former.length === 0 ? first : `${first}/${former.length + 1}`
}
