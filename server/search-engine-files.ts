import { Hono } from "hono"
import { CONTENT_PAGES } from "#app/content-routes.ts"
import { contentPath } from "#features/content/content-page.ts"
import { contentEdition } from "#features/content/server/content-edition.ts"
import { listSitemapEntries } from "#features/content/server/list-sitemap-entries.ts"
import { type SitemapEntry, sitemapOf, sitemapPart } from "#features/content/sitemap.ts"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { type Env, env } from "#platform/server/env.ts"

const KEPT_MS = minutes(5)

/** Pages without data of their own. */
const TEXT_PATHS = [
  "/de",
  "/de/suche",
  "/de/registrieren",
  ...[...CONTENT_PAGES.storefront, ...CONTENT_PAGES.hero].map(contentPath),
]

type Openness = Pick<Env, "BETA_STOREFRONT" | "STAGING_BASIC_AUTH" | "PUBLIC_URL">

/** A test system, or a storefront that is not open yet, is nothing to be found. */
const isClosed = (settings: Openness) => settings.STAGING_BASIC_AUTH || settings.BETA_STOREFRONT

/** What crawlers ask for first: /robots.txt, and the sitemap that it names. */
export function searchEngineFiles(db: Db, settings: () => Openness = env) {
  const routes = new Hono()
  let kept: { at: number; edition: number; entries: SitemapEntry[] } | undefined
  const entries = async () => {
    const now = clock.now().getTime()
    const edition = contentEdition()
    if (!kept || kept.edition !== edition || Math.abs(now - kept.at) > KEPT_MS) {
      kept = { at: now, edition, entries: await listSitemapEntries(db, TEXT_PATHS) }
    }
    return kept.entries
  }
  routes.get("/robots.txt", (c) => c.text(robotsText(settings()), 200, CACHING))
  routes.get("/de/sitemap.xml", async (c) => {
    if (isClosed(settings())) return c.body(null, 404)
    return c.body(sitemapOf(await entries(), settings().PUBLIC_URL), 200, XML)
  })
  routes.get("/de/sitemap/:file{[1-9][0-9]{0,4}\\.xml}", async (c) => {
    if (isClosed(settings())) return c.body(null, 404)
    const part = Number.parseInt(c.req.param("file"), 10)
    const xml = sitemapPart(await entries(), part, settings().PUBLIC_URL)
    return xml === undefined ? c.body(null, 404) : c.body(xml, 200, XML)
  })
  return routes
}

const CACHING = { "cache-control": "public, max-age=3600" }
const XML = { "content-type": "application/xml; charset=utf-8", ...CACHING }

/** What is private says so itself (noindex), and only who may read a page sees that. */
function robotsText(settings: Openness): string {
  if (isClosed(settings)) return "User-agent: *\nDisallow: /\n"
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /dev/",
    "Disallow: /de/cockpit",
    "",
    `Sitemap: ${settings.PUBLIC_URL}/de/sitemap.xml`,
    "",
  ].join("\n")
}
