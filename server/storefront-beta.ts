import { refusedPage } from "#app/page-refusal.ts"
import { safeRedirectPath } from "#platform/redirect.ts"
import type { Env } from "#platform/server/env.ts"

type BetaSettings = Pick<Env, "BETA_STOREFRONT" | "BETA_LOGIN" | "LEGACY_ORIGIN">

/** Pages whose namesake on the legacy site takes over (specification, section 2). */
const LEGACY_PATHS: Record<string, (id: string) => string> = {
  "": () => "/",
  flug: (flightId) => `/flight/${flightId}`,
  profil: (userId) => `/user/${userId}`,
  versicherung: () => "/insurance",
  suche: () => "/search",
  agb: () => "/agb",
  hilfe: () => "/faq",
  "easa-charta": () => "/easa",
}

const OPEN = new Set(["cockpit", "direct-login", "widerspruch"])

/** The last page of a journey that starts in the cockpit: who sees it has no account any more. */
const ACCOUNT_DELETED = "konto-geloescht"

const WITH_ID = new Set(["flug", "profil"])

/**
 * What a page answers while only the cockpit of the new product is open: a redirect to the legacy
 * site, or 403. Undefined where the page shows as ever: the cockpit and the goodbye after a deletion
 * there, login links, signed links to complain about a decision, the login unless it is in beta too, and everything that is no page below /de (calls, files, signed links).
 */
export function storefrontBetaAnswer(url: URL, settings: BetaSettings): Response | undefined {
  const { BETA_STOREFRONT, BETA_LOGIN, LEGACY_ORIGIN } = settings
  const page = pageOf(url.pathname)
  if (page === undefined || LEGACY_ORIGIN === undefined) return undefined
  const [name = "", id, ...rest] = page
  if (name === "login" && id === undefined) {
    return BETA_LOGIN ? redirectTo(LEGACY_ORIGIN, `/next-run-next${loginQuery(url)}`) : undefined
  }
  if (!BETA_STOREFRONT || OPEN.has(name)) return undefined
  if (name === ACCOUNT_DELETED && id === undefined) return undefined
  const legacyPath = LEGACY_PATHS[name]
  const isKnown = WITH_ID.has(name) ? id !== undefined && rest.length === 0 : id === undefined
  if (legacyPath && isKnown)
    return redirectTo(LEGACY_ORIGIN, legacyPath(encodeURIComponent(id ?? "")))
  return refusedPage(403, "Dieser Teil der Seite ist noch nicht offen.")
}

/** The parts of a page's path below /de, as the router sees them: decoded, in any case. */
function pageOf(pathname: string): string[] | undefined {
  const [locale, name = "", ...rest] = pathname.split("/").filter(Boolean).map(decodeURIComponent)
  if (locale?.toLowerCase() !== "de") return undefined
  return [name.toLowerCase(), ...rest]
}

function loginQuery(url: URL): string {
  // the legacy site may trust it, so it gets no address that is none of ours
  const wanted = safeRedirectPath(url.searchParams.get("redirect"))
  return wanted === undefined ? "" : `?${new URLSearchParams({ redirect: wanted })}`
}

function redirectTo(origin: string, path: string): Response {
  return new Response(null, { status: 302, headers: { location: new URL(path, origin).href } })
}
