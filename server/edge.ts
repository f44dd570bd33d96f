import { randomBytes } from "node:crypto"
import type { Context, MiddlewareHandler } from "hono"
import { secureHeaders } from "hono/secure-headers"
import { env } from "#platform/server/env.ts"
import { errorBody } from "#server/api-errors.ts"
import { requestId } from "#server/http/request-id.ts"
import { STRICT_TRANSPORT_SECURITY } from "#server/security/transport-security.ts"

export interface EdgeVariables {
  nonce: string
  /** The status with which a page refuses what came in, known before the page is asked. */
  pageRefusal?: number
}

type Edge = MiddlewareHandler<{ Variables: EdgeVariables }>

/**
 * Names every answer by the id of its request, and gives its page a nonce. What does not say how long it may be kept
 * is kept by nobody.
 */
export const nameAnswer: Edge = async (c, next) => {
  c.set("nonce", randomBytes(18).toString("base64"))
  await next()
  c.header("x-request-id", requestId())
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store")
  // whoever refuses knows best when to come again; whoever does not say it, here
  if (c.res.status === 429 && !c.res.headers.has("retry-after")) c.header("retry-after", A_MINUTE)
}

/** In seconds, as the header has it. */
const A_MINUTE = "60"

/** Refuses at the edge: to programs in the form of the API, to browsers as a line of text. */
export function refuse(c: Context, status: 403 | 421, code: string, sentence: string) {
  if (/^\/api2?(?:\/|$)/.test(c.req.path)) return c.json(errorBody(status, code, sentence), status)
  return c.text(`${sentence}\n`, status)
}

/** Refuses a Host that is not ours, before anything is built from it. */
export const requireOwnHost: Edge = async (c, next) => {
  if (!allowedHosts().has(new URL(c.req.url).host)) {
    return refuse(c, 421, "unknown-host", "Unter diesem Namen antworten wir nicht.")
  }
  return next()
}

function allowedHosts(): Set<string> {
  const own = new URL(env().PUBLIC_URL)
  const hosts = new Set([own.host])
  if (own.hostname === "localhost") hosts.add(own.host.replace("localhost", "127.0.0.1"))
  return hosts
}

/** Methods that change nothing. */
export const READING = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * The whole CSRF defence: a browser says where an unsafe request comes from, and it must be us.
 * Programs send neither header and no cookie of a browser either. hono/csrf lets cross-site JSON
 * through, so this is our own. `isExempt`: routes that are authenticated by their own signature.
 */
export function requireSameOrigin(isExempt: (method: string, path: string) => boolean): Edge {
  return async (c, next) => {
    if (READING.has(c.req.method) || isExempt(c.req.method, c.req.path)) return next()
    const site = c.req.header("sec-fetch-site")
    const origin = c.req.header("origin")
    const isForeignSite = site !== undefined && site !== "same-origin" && site !== "none"
    // a page without referrer posts with "Origin: null"; that it is ours only the browser can say
    const isHidden = origin === "null" && site === "same-origin"
    const isForeignOrigin = origin !== undefined && !isHidden && !isOwnOrigin(origin)
    if (isForeignSite || isForeignOrigin) {
      return refuse(c, 403, "cross-site", "Diese Anfrage kommt von einer anderen Seite.")
    }
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

/** The only third party there may be: whoever serves the map, where the operator names one. */
const MAP_SERVER = mapServer(process.env.MAP_STYLE_URL)

function mapServer(styleUrl: string | undefined): string[] {
  return styleUrl && URL.canParse(styleUrl) ? [new URL(styleUrl).origin] : []
}

/** The usual headers and a strict content policy: scripts only ours, by nonce; no third party. */
const documentHeaders = secureHeaders({
  // a page whose address is a secret says so itself (referrer-policy)
  overwrite: false,
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", (c) => `'nonce-${c.get("nonce")}'`],
    styleSrc: ["'self'", (c) => `'nonce-${c.get("nonce")}'`],
    // style attributes carry positions of drawn things
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:", ...MAP_SERVER],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...HOT_RELOADING, ...MAP_SERVER],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
  },
  xFrameOptions: "DENY",
  referrerPolicy: "strict-origin-when-cross-origin",
  strictTransportSecurity: STRICT_TRANSPORT_SECURITY,
  crossOriginEmbedderPolicy: false,
  permissionsPolicy: { camera: ["self"], geolocation: ["self"], microphone: [], payment: [] },
})

/** A picture or a part of a page. Thirty of them make a page: a kilobyte of headers each is felt. */
const FILE_HEADERS = {
  overwrite: false,
  strictTransportSecurity: STRICT_TRANSPORT_SECURITY,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  // what it asks for itself goes to us alone; its own address is nobody's business
  referrerPolicy: "no-referrer",
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

const fileHeaders = secureHeaders({
  ...FILE_HEADERS,
  // opened by itself, a drawing may do nothing at all
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
})

/** A worker lives by the policy of its own file: that of the map fetches what it cuts into tiles. */
const workerHeaders = secureHeaders({
  ...FILE_HEADERS,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    connectSrc: ["'self'", ...MAP_SERVER],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
})

const MAP_WORKER = "/assets/maplibre-gl-worker-"

/** Pages, answers and refusals carry all of them, files those that mean something there. */
export const securityHeaders: Edge = async (c, next) => {
  await next()
  const isFile =
    c.req.path.startsWith("/assets/") || c.res.headers.get("content-type")?.startsWith("image/")
  const headers = c.req.path.startsWith(MAP_WORKER) ? workerHeaders : fileHeaders
  await (isFile ? headers : documentHeaders)(c, async () => {})
}
