import { flagPayment } from "#features/payments/server/flag-payment.ts"
import type { Db } from "#platform/server/db.ts"
import type { PaidBy } from "../payouts/paid-by.ts"
import { lossOfDispute } from "./loss-of-dispute.ts"

/** Puts lost disputes about which nobody has decided yet on the back office's list, each once. */
export async function flagLostDisputes(tx: Db, orders: readonly PaidBy[]): Promise<void> {
  for (const { payment, disputes } of orders) {
    for (const dispute of disputes) {
      if (dispute.status !== "lost" || dispute.borneBy !== null) continue
      await flagPayment(tx, {
        provider: payment.provider,
        eventId: `lost/${dispute.providerRef}`,
        reason: "dispute_lost",
        subject: dispute.providerRef,
        paymentId: payment.id,
        amountCents: await lossOfDispute(tx, dispute),
      })
    }
  }
}
