import { ECDH } from "node:crypto"
import { z } from "zod"
import { env } from "#platform/server/env.ts"
import { verbatim } from "#platform/text-input.ts"
import { canonicalPushEndpoint } from "../push-endpoint.ts"

const MAX_ENDPOINT_LENGTH = 1000
const UNKNOWN_SERVICE =
  "Diese Adresse gehört zu keinem Push-Dienst, den wir kennen. Erlaubt ist nur https auf Port 443."
const WRONG_KEY = "Mit diesem Schlüssel deines Browsers können wir nichts verschlüsseln."

export const pushEndpointSchema = verbatim(MAX_ENDPOINT_LENGTH).transform((text, context) => {
  const endpoint = canonicalPushEndpoint(text, env().PUSH_EXTRA_HOST)
  if (endpoint !== undefined) return endpoint
  context.addIssue({ code: "custom", message: UNKNOWN_SERVICE })
  return z.NEVER
})

/** As `PushSubscription.toJSON()` writes it (W3C Push API). */
export const pushSubscriptionSchema = z.object({
  endpoint: pushEndpointSchema,
  keys: z.object({
    p256dh: verbatim(100).refine(isPublicKey, WRONG_KEY),
    auth: verbatim(30).regex(/^[\w-]{22}$/, WRONG_KEY),
  }),
})

export type NewPushSubscription = z.output<typeof pushSubscriptionSchema>

function isPublicKey(text: string): boolean {
  if (!/^B[\w-]{86}$/.test(text)) return false
  try {
    // refuses what is no point of the curve
    ECDH.convertKey(text, "prime256v1", "base64url")
    return true
  } catch {
    return false
  }
}
