import type { PaymentStatus } from "#features/payments/payment.ts"
import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import { findTrialStatus } from "#features/payments/server/trial/trial-provider.ts"
import type { Db } from "#platform/server/db.ts"
import type { PaymentView } from "../checkout-view.ts"

/** The trial payment's page; undefined once the payment is decided and its report has come. */
export async function viewOfPayment(db: Db, payment: PaymentRow): Promise<PaymentView | undefined> {
  if (!isUndecided(payment.status)) return undefined
  const status = await findTrialStatus(db, payment.providerRef)
  const steps = { open: "choose", action_required: "confirm" } as const
  return {
    ref: payment.ref,
    amountCents: payment.amountCents,
    step: status === "open" || status === "action_required" ? steps[status] : "waiting",
  }
}

function isUndecided(status: PaymentStatus): boolean {
  return status === "created" || status === "action_required"
}
