import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import { env } from "#platform/server/env.ts"
import type { ReceiptFacts } from "../receipt.ts"

/** Who issues a receipt, as the Impressum says it now, and by which payment. */
export function factsOfIssue(payment: PaymentRow): ReceiptFacts {
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
    paymentRef: payment.ref,
    provider: payment.provider,
  }
}
