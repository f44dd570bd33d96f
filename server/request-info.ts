import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { cookieReader } from "#platform/server/cookies.ts"
import type { CookieReader } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"

/**
 * The caller's address: the connection's, or the last entry of X-Forwarded-For that a configured
 * proxy did not write itself.
 */
export function clientAddress(c: Context): string {
  const peer = peerAddress(c)
  const proxies = env().TRUSTED_PROXIES
  if (!proxies.includes(peer)) return peer
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim())
  return hops.filter((hop) => hop && !proxies.includes(hop)).at(-1) ?? peer
}

function peerAddress(c: Context): string {
  // requests that come from no socket (app.request in tests) have no connection
  const hasSocket = typeof c.env === "object" && c.env !== null && "incoming" in c.env
  const address = hasSocket ? getConnInfo(c).remote.address : undefined
  return (address ?? "127.0.0.1").replace(/^::ffff:/, "")
}

/** The request's cookies by their bare names. */
export function cookiesOf(c: Context): CookieReader {
  return cookieReader((name) => getCookie(c, name))
}
