import { findPaymentByRef } from "#features/payments/server/payments-queries.ts"
import { playTrialOutcome, trialProvider } from "#features/payments/server/trial/trial-provider.ts"
import { giveTrustedAccount } from "#tests/support/bank-account-steps.ts"
import type { ProviderSide } from "./provider-side.ts"

const ACCOUNT = { accountHolder: "Henrik Lorenz", iban: "DE89370400440532013000", bic: "" }

/** The trial provider reports through jobs of its own, its pages stay open, and its word stands. */
export function trialSide(): ProviderSide {
  let isAway = false
  return {
    closesPages: false,
    changes: [],
    async act(db, paymentRef, what) {
      const payment = await findPaymentByRef(db, paymentRef)
      // vouchers alone have paid it
      if (payment?.provider !== "trial") return
      if (what === "release") return trialProvider.void(db, payment.providerRef)
      if (what === "pay" || what === "reserve" || what === "decline") {
        return playTrialOutcome(db, payment.providerRef, what)
      }
      throw new Error(`the trial provider does not ${what}`)
    },
    async letBePaid(db, pilotId, may) {
      if (may) await giveTrustedAccount(db, pilotId, ACCOUNT)
    },
    loseAccount: async () => false,
    returnPayout: async () => false,
    returnRefund: () => undefined,
    // it lives in the product: its calls are taken, its reports come late
    goAway(away) {
      isAway = away
    },
    isAway: () => isAway,
    report: async () => false,
    isRepeated: () => false,
    compare: async () => [],
  }
}
