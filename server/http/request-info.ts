import type { IncomingMessage } from "node:http"
import { isIP } from "node:net"
import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { cookieReader } from "#platform/server/cookies.ts"
import type { CookieReader } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"

/**
 * The caller's address. From the connection back through X-Forwarded-For, each entry is believed as long as whoever
 * wrote it is a configured proxy: what a caller writes there themselves stands before it, and is not reached.
 */
export function clientAddress(c: Context): string {
  const proxies = env().TRUSTED_PROXIES
  const hops = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean)
  let address = peerAddress(c)
  while (proxies.has(address)) {
    const hop = addressIn(hops.pop())
    if (hop === undefined) break
    address = hop
  }
  return address
}

/** Whether a request comes to us straight from one of the configured proxies. */
export function isFromProxy({ socket }: IncomingMessage): boolean {
  return env().TRUSTED_PROXIES.has(socket.remoteAddress ?? "")
}

/** With brackets or a port, as some proxies write it. */
const DECORATED = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/

function addressIn(hop = ""): string | undefined {
  const [, bracketed, dotted] = DECORATED.exec(hop) ?? []
  const address = bracketed ?? dotted ?? hop
  return isIP(address) === 0 ? undefined : withoutMapping(address)
}

function peerAddress(c: Context): string {
  // requests that come from no socket (app.request in tests) have no connection
  const hasSocket = typeof c.env === "object" && c.env !== null && "incoming" in c.env
  const address = hasSocket ? getConnInfo(c).remote.address : undefined
  return withoutMapping(address ?? "127.0.0.1")
}

/** An address of IPv4 as one of IPv6, as sockets that take both have it. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "")
}

/** The request's cookies by their bare names. */
export function cookiesOf(c: Context): CookieReader {
  return cookieReader((name) => getCookie(c, name))
}
