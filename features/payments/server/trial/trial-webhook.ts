import { randomUUID } from "node:crypto"
import { z } from "zod"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import type { ProviderEvent } from "../payment-provider.ts"
import { signTrialEvent } from "./trial-signature.ts"

const TRIAL_WEBHOOK_QUEUE = "trial-webhooks"
export const TRIAL_WEBHOOK_PATH = "/api/webhooks/payments/trial"

const reportSchema = z.object({
  eventId: z.uuid(),
  kind: z.enum([
    "action_required",
    "authorised",
    "processing",
    "captured",
    "failed",
    "debit_failed",
    "voided",
  ]),
  providerRef: z.string(),
  amountCents: z.number().int().positive(),
})

export const trialEventSchema = z.discriminatedUnion("kind", [
  reportSchema,
  reportSchema.extend({
    kind: z.enum(["refunded", "refund_failed"]),
    idempotencyKey: z.string(),
    refundRef: z.string(),
  }),
  reportSchema.extend({
    kind: z.literal("transferred"),
    idempotencyKey: z.string(),
    transferRef: z.string(),
  }),
])

type Unsent<Event> = Event extends ProviderEvent ? Omit<Event, "eventId"> : never

type Transport = (url: string, init: RequestInit) => Promise<Response>

let transport: Transport = fetch

/** Lets tests deliver to an application that listens on no port. */
export function setTrialTransport(next: Transport): void {
  transport = next
}

/** Promises a signed report in the transaction in which the trial provider changes its book. */
export async function promiseTrialEvent(tx: Db, event: Unsent<ProviderEvent>): Promise<void> {
  await enqueue(tx, TRIAL_WEBHOOK_QUEUE, { ...event, eventId: randomUUID() })
}

/** Delivers over HTTP through the public door, as a provider outside would, until it is accepted. */
export const trialWebhooksQueue: JobQueue = {
  name: TRIAL_WEBHOOK_QUEUE,
  isBusy: true,
  async run(_db, data) {
    const rawBody = JSON.stringify(trialEventSchema.parse(data))
    const response = await transport(`${env().PUBLIC_URL}${TRIAL_WEBHOOK_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json", "trial-signature": signTrialEvent(rawBody) },
      body: rawBody,
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`trial webhook was answered with ${response.status}`)
  },
}
