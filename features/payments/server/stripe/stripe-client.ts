import type { Stripe } from "stripe"
import { env } from "#platform/server/env.ts"

let client: Promise<Stripe> | undefined

/**
 * Stripe's SDK with the operator's key, loaded with the first use: most of its weight is for what we
 * never call. Its API version is the one that its types describe.
 */
export function stripe(): Promise<Stripe> {
  client ??= connect()
  return client
}

async function connect(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: address } = env()
  if (!key) throw new Error("STRIPE_SECRET_KEY is missing")
  const { default: Stripe } = await import("stripe")
  const own = address ? new URL(address) : undefined
  return new Stripe(key, {
    maxNetworkRetries: 1,
    timeout: 15_000,
    telemetry: false,
    ...(own && {
      host: own.hostname,
      port: own.port,
      protocol: own.protocol === "http:" ? ("http" as const) : ("https" as const),
    }),
  })
}
