import type { CardProviderName } from "#features/payments/payment.ts"

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
