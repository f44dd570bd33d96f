import { createHash, createHmac, randomBytes } from "node:crypto"
import { secretFor } from "#platform/server/secrets.ts"

/** Name of the HttpOnly cookie that binds a checkout to one browser (logout drops it). */
export const CHECKOUT_COOKIE = "checkout"

/** The cookie outlives the hold, so that the checkout can say what became of it. */
export const CHECKOUT_COOKIE_SECONDS = 24 * 60 * 60

/**
 * The secret of a new checkout. The same Idempotency-Key of the same asker gives the same secret,
 * so that a repeated request finds the hold that its first try has made.
 */
export function checkoutSecretFor(asker: string, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return randomBytes(32).toString("base64url")
  return createHmac("sha256", secretFor("checkout"))
    .update(`${asker}\n${idempotencyKey}`)
    .digest("base64url")
}

/** The secret of a claim from the waitlist: it opens for its account in every browser. */
export function claimSecretOf(ref: string): string {
  return checkoutSecretFor("waitlist", ref)
}

export function hashCheckoutSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}
