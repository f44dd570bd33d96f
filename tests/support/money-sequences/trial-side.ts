import { findPaymentByRef } from "#features/payments/server/payments-queries.ts"
import { playTrialOutcome, trialProvider } from "#features/payments/server/trial/trial-provider.ts"
import type { ProviderSide } from "./provider-side.ts"

/** The trial provider reports through jobs of its own, and its pages stay open. */
export const trialSide: ProviderSide = {
  closesPages: false,
  async act(db, paymentRef, what) {
    const payment = await findPaymentByRef(db, paymentRef)
    // vouchers alone have paid it
    if (payment?.provider !== "trial") return
    if (what === "release") return trialProvider.void(db, payment.providerRef)
    return playTrialOutcome(db, payment.providerRef, what)
  },
  report: async () => false,
  isRepeated: () => false,
  compare: async () => [],
}
