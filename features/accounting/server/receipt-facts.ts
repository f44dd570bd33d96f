import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import { env } from "#platform/server/env.ts"
import type { ReceiptFacts } from "../receipt.ts"

/** Who issues a receipt or a statement, as the Impressum says it now. */
export function issuer(): Pick<ReceiptFacts, "operator" | "isSmallBusiness"> {
  const settings = env()
  return {
    operator: {
      name: settings.OPERATOR_NAME,
      address: settings.OPERATOR_ADDRESS,
      email: settings.OPERATOR_EMAIL,
      register: settings.OPERATOR_REGISTER,
      vatId: settings.OPERATOR_VAT_ID,
    },
    isSmallBusiness: settings.OPERATOR_SMALL_BUSINESS,
  }
}

/** The same, and by which payment. */
export function factsOfIssue(payment: PaymentRow): ReceiptFacts {
  return { ...issuer(), paymentRef: payment.ref, provider: payment.provider }
}

/** Payments and payouts are only tried. */
export function movesNoMoney(): boolean {
  return env().PAYMENTS === "trial"
}
