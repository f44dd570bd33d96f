import { canonicalEmail } from "#features/users/core/email-address.ts"

/*
 * `/de/direct-login/{email}/{token}`: the way in from the mail on the device that shows it. Whoever
 * fetches the address (mail scanners do) only sees a page; a click posts it, once.
 */

/** 256 bits as base64url. */
const LINK_TOKEN = /^[\w-]{43}$/

interface DirectLogin {
  email: string
  linkToken: string
  /** The page to open afterwards, already checked to be one of our own. */
  redirect?: string | undefined
}

export function directLoginPath({ email, linkToken, redirect }: DirectLogin): string {
  const path = `/de/direct-login/${encodeURIComponent(email)}/${encodeURIComponent(linkToken)}`
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
}

/** What an address of that kind says; undefined where mail programs broke it. */
export function parseDirectLogin(params: { email: string; token: string }) {
  const email = canonicalEmail(params.email)
  return email !== undefined && LINK_TOKEN.test(params.token)
    ? { email, linkToken: params.token }
    : undefined
}
