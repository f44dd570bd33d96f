import { randomBytes } from "node:crypto"
import type { MiddlewareHandler } from "hono"
import { secureHeaders } from "hono/secure-headers"
import { env } from "#platform/server/env.ts"

export interface EdgeVariables {
  nonce: string
  requestId: string
}

type Edge = MiddlewareHandler<{ Variables: EdgeVariables }>

/** Gives every request an id for the log and a nonce for its page. */
export const identify: Edge = async (c, next) => {
  c.set("nonce", randomBytes(18).toString("base64"))
  c.set("requestId", randomBytes(9).toString("base64url"))
  await next()
  c.header("x-request-id", c.get("requestId"))
}

/** Refuses a Host that is not ours, before anything is built from it. */
export const onlyOurHost: Edge = async (c, next) => {
  if (!allowedHosts().has(new URL(c.req.url).host)) return c.text("Unknown host", 421)
  return next()
}

function allowedHosts(): Set<string> {
  const own = new URL(env().PUBLIC_URL)
  const hosts = new Set([own.host])
  if (own.hostname === "localhost") hosts.add(own.host.replace("localhost", "127.0.0.1"))
  return hosts
}

const READING = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * The whole CSRF defence: a browser says where an unsafe request comes from, and it must be us.
 * Programs send neither header and no cookie of a browser either. hono/csrf lets cross-site JSON
 * through, so this is our own. `isExempt`: routes that are authenticated by their own signature.
 */
export function onlyOurOrigin(isExempt: (path: string) => boolean): Edge {
  return async (c, next) => {
    if (READING.has(c.req.method) || isExempt(c.req.path)) return next()
    const site = c.req.header("sec-fetch-site")
    const origin = c.req.header("origin")
    const isForeignSite = site !== undefined && site !== "same-origin" && site !== "none"
    const isForeignOrigin = origin !== undefined && !isOwnOrigin(origin)
    if (isForeignSite || isForeignOrigin) return c.text("Cross-site request refused", 403)
    return next()
  }
}

function isOwnOrigin(origin: string): boolean {
  try {
    const url = new URL(origin)
    return allowedHosts().has(url.host) && url.protocol === new URL(env().PUBLIC_URL).protocol
  } catch {
    return false
  }
}

// `npm run dev`: the browser listens to the build tool's socket
const HOT_RELOADING = process.env.NODE_ENV === "development" ? ["ws:"] : []

/** The usual headers and a strict content policy: scripts only ours, by nonce; no third party. */
export const securityHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", (c) => `'nonce-${c.get("nonce")}'`],
    styleSrc: ["'self'", (c) => `'nonce-${c.get("nonce")}'`],
    // style attributes carry positions of drawn things
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...HOT_RELOADING],
    workerSrc: ["'self'", "blob:"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
  },
  xFrameOptions: "DENY",
  referrerPolicy: "strict-origin-when-cross-origin",
  strictTransportSecurity: "max-age=31536000",
  crossOriginEmbedderPolicy: false,
  permissionsPolicy: { camera: ["self"], geolocation: ["self"], microphone: [], payment: [] },
})
