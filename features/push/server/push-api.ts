import { z } from "zod"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { getPushKeys } from "./push-keys.ts"
import { removeSubscription } from "./remove-subscription.ts"
import { saveSubscription } from "./save-subscription.ts"
import { pushEndpointSchema, pushSubscriptionSchema } from "./subscription-schema.ts"

const PATH = "/api/push/subscription"

export const pushApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/push/key",
    summary: "The public key with which a browser subscribes at its push service (VAPID, RFC 8292)",
    access: "signed-in",
    answer: z.object({ publicKey: z.string() }),
    async handle({ db }) {
      const { publicKey } = await getPushKeys(db)
      return { json: { publicKey } }
    },
  }),
  endpoint({
    method: "PUT",
    path: PATH,
    summary: "Adds a browser to the caller's account; one that another account had moves over",
    access: "signed-in",
    refuses: ["invalid"],
    body: pushSubscriptionSchema,
    answer: z.object({ isSubscribed: z.literal(true) }),
    repeat: "natural",
    async handle(call) {
      await saveSubscription(call.db, requireUser(call), call.body)
      return { json: { isSubscribed: true } }
    },
  }),
  endpoint({
    method: "DELETE",
    path: PATH,
    summary: "Takes a browser from the caller's account; safe to repeat",
    access: "signed-in",
    refuses: ["invalid"],
    body: z.object({ endpoint: pushEndpointSchema }),
    answer: z.object({ isSubscribed: z.literal(false) }),
    repeat: "natural",
    async handle(call) {
      await removeSubscription(call.db, requireUser(call).userId, call.body.endpoint)
      return { json: { isSubscribed: false } }
    },
  }),
]
