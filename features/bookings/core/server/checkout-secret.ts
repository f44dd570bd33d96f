import { createHash, createHmac, randomBytes } from "node:crypto"
import type { UserActor } from "#platform/actor.ts"
import { days, seconds } from "#platform/duration.ts"
import type { CookieToSet } from "#platform/server/endpoint.ts"
import { secretFor } from "#platform/server/secrets.ts"

/** Name of the HttpOnly cookie that binds checkouts to one browser (logout drops it). */
export const CHECKOUT_COOKIE = "checkout"

/** The cookie outlives the holds, so that a checkout can say what became of it. */
const COOKIE_SECONDS = days(1) / seconds(1)

const SECRET = /^[\w-]{43}$/

/** Who asks for a checkout: the browser's cookie, and the account if there is one. */
export interface CheckoutVisitor {
  secret: string | undefined
  user: UserActor | null
}

/**
 * What binds checkouts to a browser: its cookie, or a new secret. The same Idempotency-Key of the
 * same asker gives the same secret, so that a repeated request finds the hold that its first try has
 * made.
 */
export function browserSecret(
  cookie: string | undefined,
  asker = "",
  idempotencyKey?: string | undefined,
): string {
  if (cookie !== undefined && SECRET.test(cookie)) return cookie
  if (idempotencyKey === undefined) return newBrowserSecret()
  return createHmac("sha256", secretFor("checkout"))
    .update(`${asker}\n${idempotencyKey}`)
    .digest("base64url")
}

/** A secret that no browser has: what is held under it opens for its account alone. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString("base64url")
}

export function hashCheckoutSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}

export function checkoutCookie(secret: string): CookieToSet {
  const maxAge = COOKIE_SECONDS
  return { name: CHECKOUT_COOKIE, value: secret, maxAge, httpOnly: true }
}

/**
 * Whether a checkout opens for somebody: for its account in every browser, and in its own browser
 * unless somebody else has ordered in it.
 */
export function opensFor(
  { secretHash, ownerId }: { secretHash: string; ownerId: number | null },
  { secret, user }: CheckoutVisitor,
): boolean {
  if (user && ownerId === user.userId) return true
  if (secret === undefined || hashCheckoutSecret(secret) !== secretHash) return false
  return user === null || ownerId === null
}
