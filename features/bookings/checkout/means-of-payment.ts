import type { CardProviderName, PaymentMeans } from "#features/payments/payment.ts"

/** How one pays, said at the start of the checkout (§ 312j Abs. 1 BGB). */
export const MEANS_OF_PAYMENT: Record<CardProviderName, { atStart: string; atOrder: string }> = {
  trial: {
    atStart: "Am Ende zahlst du mit der eingebauten Probezahlung. Es fließt kein Geld.",
    atOrder: "Mit der eingebauten Probezahlung. Es fließt kein Geld.",
  },
  stripe: {
    atStart:
      "Am Ende zahlst du mit Karte oder PayPal, auf der Seite unseres Zahlungsdienstes Stripe.",
    atOrder: "Mit Karte oder PayPal, auf der Seite unseres Zahlungsdienstes Stripe.",
  },
}

/** A voucher can be paid by debit, too: it waits for its money, a flight does not. */
export const MEANS_FOR_VOUCHERS: Record<CardProviderName, string> = {
  trial:
    "Du zahlst mit Karte, PayPal oder SEPA-Lastschrift. Hier ist das eine Probezahlung: Es fließt kein Geld.",
  stripe:
    "Du zahlst mit Karte, PayPal oder SEPA-Lastschrift, auf der Seite unseres Zahlungsdienstes Stripe.",
}

/** The choice in a voucher's checkout, with what each means for its time. */
export const VOUCHER_MEANS: readonly { value: PaymentMeans; title: string; detail: string }[] = [
  {
    value: "card",
    title: "Karte oder PayPal",
    detail: "Der Betrag wird gleich abgebucht, der Gutschein gilt sofort.",
  },
  {
    value: "sepa",
    title: "SEPA-Lastschrift",
    detail: "Der Gutschein gilt, sobald das Geld da ist, meist nach 3–6 Bankarbeitstagen.",
  },
]
