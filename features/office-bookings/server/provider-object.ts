import { env } from "#platform/server/env.ts"
import type { ProviderObject } from "../booking-sheet.ts"
import { stripeObjectUrl } from "../stripe-object.ts"

/** What a provider calls something, with the page of its dashboard where it has one. */
export function providerObject(label: string, id: string): ProviderObject {
  const isTest = !env().STRIPE_SECRET_KEY?.includes("_live_")
  return { label, id, href: stripeObjectUrl(id, { isTest }) }
}
