import { env } from "#platform/server/env.ts"
import { withFailpoints } from "#platform/server/failpoints.ts"
import type { CardProviderName, PaymentProviderName } from "../payment.ts"
import { creditProvider } from "./credit/credit-provider.ts"
import type { PaymentProvider } from "./payment-provider.ts"
import { stripeProvider } from "./stripe/stripe-provider.ts"
import { stripeTransfers } from "./stripe/transfer-at-stripe.ts"
import type { TransferProvider } from "./transfer-provider.ts"
import { trialTransfers } from "./trial/transfer-in-trial.ts"
import { trialProvider } from "./trial/trial-provider.ts"

const providers: Record<PaymentProviderName, PaymentProvider> = {
  trial: trialProvider,
  stripe: stripeProvider,
  credit: creditProvider,
}

const CALLS = ["create", "capture", "void", "expire", "close", "refund", "ask"] as const

/** The provider that new payments go to (PAYMENTS). */
export function currentProvider(): PaymentProvider {
  return providerNamed(env().PAYMENTS)
}

/** The provider that an existing payment was made with. */
export function providerNamed(name: PaymentProviderName): PaymentProvider {
  return withFailpoints(providers[name], CALLS)
}

const transferProviders: Record<CardProviderName, TransferProvider> = {
  trial: trialTransfers,
  stripe: stripeTransfers,
}

/** Who sends the money of a payout. */
export function transferProvider(name: CardProviderName): TransferProvider {
  return withFailpoints(transferProviders[name], ["balance", "transfer", "ask"])
}

/** Who pays on what was paid with a payment; what vouchers paid alone lies with the current one. */
export function transferProviderFor(name: PaymentProviderName): CardProviderName {
  return name === "credit" ? env().PAYMENTS : name
}
