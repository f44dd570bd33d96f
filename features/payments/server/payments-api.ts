import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { hours } from "#platform/duration.ts"
import { refInPath, rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { settledFlagSchema } from "../payment-schemas.ts"
import { TRIAL_OUTCOMES } from "../trial-outcome.ts"
import { applyProviderEvent } from "./apply-provider-event.ts"
import { settlePaymentFlag } from "./payment-flags.ts"
import { findPaymentByRef } from "./payments-queries.ts"
import { startOnboarding } from "./stripe/payout-accounts.ts"
import { receiveStripeEvent } from "./stripe/receive-stripe-event.ts"
import { parseTrialEvent, playTrialOutcome } from "./trial/trial-provider.ts"
import { TRIAL_WEBHOOK_PATH } from "./trial/trial-webhook.ts"
import { unknownPayment } from "./unknown-payment.ts"

const refParams = z.object({ ref: refInPath })

const ONBOARDINGS = { name: "onboardings", points: 20, windowMs: hours(1) }

export const paymentsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: TRIAL_WEBHOOK_PATH,
    summary: "Signed reports of the trial payment provider",
    access: "signature",
    refuses: ["not-found", "invalid"],
    answer: z.object({ received: z.literal(true) }),
    async handle(call) {
      const event = parseTrialEvent(call.rawBody, call.header("trial-signature"))
      await applyProviderEvent(call.db, "trial", event)
      return { json: { received: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/webhooks/payments/stripe",
    summary: "Signed events of Stripe",
    access: "signature",
    answer: z.object({ received: z.literal(true) }),
    async handle(call) {
      await receiveStripeEvent(call.db, call.rawBody, call.header("stripe-signature"))
      return { json: { received: true } }
    },
  }),
  endpoint({
    method: "GET",
    path: "/api/payments/:ref",
    summary: "The status of a payment",
    access: "public",
    params: refParams,
    answer: z.object({ status: z.string() }),
    async handle(call) {
      const payment = await findPaymentByRef(call.db, call.params.ref)
      if (!payment) throw unknownPayment()
      return { json: { status: payment.status } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/payment-flags/:id/settling",
    summary: "The back office settles a flag about a payment",
    access: needsRight("payments.settle"),
    freshProof: true,
    refuses: ["not-found"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    body: settledFlagSchema,
    answer: z.object({ status: z.literal("settled") }),
    async handle(call) {
      const { id } = call.params
      await settlePaymentFlag(call.db, requireUser(call), { id, ...call.body })
      return { json: { status: "settled" } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/payout-account/onboarding",
    summary: "Creates a link to Stripe's onboarding for the pilot's payout account",
    access: "pilot",
    refuses: ["not-found", "limited"],
    // a link opens once: nobody gets a former one again
    repeat: "natural",
    answer: z.object({ url: z.string() }),
    async handle(call) {
      const pilot = requireUser(call)
      await consumeRateLimit(ONBOARDINGS, String(pilot.userId))
      return { json: await startOnboarding(call.db, pilot) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/trial-payments/:ref",
    summary: "Plays the outcome that was chosen on the trial payment page",
    access: "public",
    refuses: ["invalid"],
    params: refParams,
    body: z.object({ outcome: z.enum(TRIAL_OUTCOMES) }),
    answer: z.object({ status: z.string() }),
    async handle(call) {
      const payment = await findPaymentByRef(call.db, call.params.ref)
      if (payment?.provider !== "trial" || !env().isDemo) throw unknownPayment()
      await playTrialOutcome(call.db, payment.providerRef, call.body.outcome)
      return { json: { status: payment.status } }
    },
  }),
]
