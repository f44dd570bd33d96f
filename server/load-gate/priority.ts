import type { IncomingHttpHeaders } from "node:http"

/** Who is let in first while many wait; the last are shed first. */
export const PRIORITIES = ["checkout", "auth", "page", "polling"] as const

export type Priority = (typeof PRIORITIES)[number]

interface Asked {
  method: string
  /** As it came, with its query. */
  url: string
  headers: IncomingHttpHeaders
}

export const PROBE = /^\/(?:healthz|startupz|readyz)$/
/** What lies there ready, or is made once. */
export const FILE =
  /^\/(?:(?:assets|szenen|messages|fotos|flugzeugfotos|flugfotos|icons)\/|[\w-]+\.(?!data$)\w+$)/
/** The router reads a path like this as another one. */
const CRAFTED = /\.\.|%2e|\\/i

const CHECKOUT =
  /^\/api\/(?:checkouts|payments|trial-payments|vouchers\/redeem)(?:\/|$)|^\/api\/bookings\/\d+\/(?:pay-again|more-seats)$|^\/de\/kasse(?:[/.]|$)|\/bezahlen(?:\.data)?$/
const AUTH =
  /^\/(?:api\/auth|api2\/basicauth|de\/(?:login|registrieren|zweiter-faktor|direct-login|zugang-behalten|neue-mailadresse)|logout)(?:[/.]|$)|^\/api\/users(?:\/check-[\w-]+)?$/
/** What nobody waits for: it is asked for again, or shows something a little later. */
const POLLED =
  /^\/live\/|^\/api\/(?:events|push|notifications|conversations\/\d+\/(?:typing|seen)|flights\/\d+\/weather|users\/\d+\/(?:as-owner|notifications|statistics|exports))(?:\/|$)/

/**
 * How urgent a request is; undefined: it is always let in, because it costs next to nothing or must not be
 * lost. `isSigned`: webhooks, and what else brings a signature of its own.
 */
export function priorityOf(
  { method, url, headers }: Asked,
  isSigned: (method: string, path: string) => boolean,
): Priority | undefined {
  const [path = ""] = url.split("?", 1)
  if (CRAFTED.test(path)) return "page"
  if (PROBE.test(path) || FILE.test(path) || isSigned(method, path)) return undefined
  const isPrefetch = /prefetch/.test(`${headers["sec-purpose"] ?? ""}${headers.purpose ?? ""}`)
  const isTagged = headers["if-none-match"] !== undefined && path.startsWith("/api/")
  if (isPrefetch || isTagged || POLLED.test(path)) return "polling"
  if (CHECKOUT.test(path)) return "checkout"
  return AUTH.test(path) ? "auth" : "page"
}
