import { env } from "#platform/server/env.ts"
import { withFailpoints } from "#platform/server/failpoints.ts"
import type { PaymentProviderName } from "../payment.ts"
import { creditProvider } from "./credit/credit-provider.ts"
import type { PaymentProvider } from "./payment-provider.ts"
import { stripeProvider } from "./stripe/stripe-provider.ts"
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
