import { eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { minutes } from "#platform/duration.ts"
import { proves } from "#tests/contract/proves.ts"
import { htmlFindings } from "#tests/support/html-rules.ts"
import { httpVisitor } from "#tests/support/http-visitor.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { parseHtml, type ReadPage } from "#tests/support/parse-html.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { pathsOfRows, STOREFRONT } from "#tests/support/storefront-paths.ts"

/*
 * What a search engine sees: documents, fetched one by one, without a browser.
 */

const url = ownProduct.url
const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const AT_ONCE = 6

interface Visited {
  status: number
  location: string | null
  page: ReadPage | undefined
}

async function look(path: string): Promise<Visited> {
  const answer = await httpVisitor(url).get(path)
  const isPage = answer.ok && answer.headers.get("content-type")?.startsWith("text/html")
  const html = await answer.text()
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    page: isPage ? parseHtml(html, url + path) : undefined,
  }
}

/** From home over every link; out of private pages no link is followed, as crawlers do it. */
async function crawl(): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>()
  const known = new Set(["/de"])
  const queue = [...known]
  async function work() {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const found = await look(path)
      visited.set(path, found)
      if (found.page?.isPrivate) continue
      for (const link of found.page?.links ?? []) {
        if (known.has(link)) continue
        known.add(link)
        queue.push(link)
      }
    }
  }
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return visited
}

test("a crawl from home finds no broken link, no double title, and every page says what it is", {
  // hundreds of pages, beside whatever else the machine does
  timeout: minutes(10),
}, async () => {
  const visited = await crawl()
  expect(visited.size).toBeGreaterThan(300)
  const faults: string[] = []
  const byTitle = new Map<string, string>()
  const sitemap = new Set(await sitemapPaths())
  for (const [path, { status, location, page }] of visited) {
    const isDoor = status === 302 && location?.startsWith("/de/login")
    if (status !== 200 && !isDoor) faults.push(`${path}: ${status} ${location ?? ""}`)
    if (!page || path.startsWith("/dev/")) continue
    if (page.headings !== 1) faults.push(`${path}: ${page.headings} h1`)
    if (page.title === "") faults.push(`${path}: no title`)
    if (page.isPrivate) continue
    if (page.description === "") faults.push(`${path}: no description`)
    faults.push(...canonicalFaults(path, page, visited))
    if (page.canonical !== url + path) continue
    const other = byTitle.get(page.title)
    if (other) faults.push(`${path}: „${page.title}“ like ${other}`)
    byTitle.set(page.title, path)
    if (!sitemap.has(path)) faults.push(`${path}: not in the sitemap`)
  }
  for (const path of sitemap) {
    const isPrivate = visited.get(path)?.page?.isPrivate
    if (isPrivate) faults.push(`${path}: private, but in the sitemap`)
  }
  expect(faults).toEqual([])
})

function canonicalFaults(path: string, page: ReadPage, visited: Map<string, Visited>): string[] {
  if (!page.canonical?.startsWith(url)) return [`${path}: canonical ${page.canonical}`]
  const target = visited.get(page.canonical.slice(url.length))
  const isThere = target?.status === 200 && !target.page?.isPrivate
  return isThere ? [] : [`${path}: canonical ${page.canonical} is none`]
}

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await fetch(`${url}/de/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = ""]) => place.slice(url.length))
}

test("what the sitemap promises is there and may be found", {
  meta: proves("server-sitemap"),
}, async () => {
  const paths = await sitemapPaths()
  // of each kind a few: the crawl has seen most of them
  const some = [...Map.groupBy(paths, kindOf).values()].flatMap((kind) => kind.slice(-8))
  const faults: string[] = []
  for (const path of some) {
    const { status, page } = await look(path)
    if (status !== 200 || page?.isPrivate || page?.canonical !== url + path) {
      faults.push(`${path}: ${status} ${page?.canonical}`)
    }
  }
  expect(some.length).toBeGreaterThan(30)
  expect(faults).toEqual([])
})

const kindOf = (path: string) => /^\/de\/(flug|flugplatz|profil)\//.exec(path)?.[1] ?? "text"

test("the HTML of every page is valid", async () => {
  const visitor = httpVisitor(url)
  const pages: { path: string; html: string }[] = []
  for (const path of [...STOREFRONT, ...Object.values(await pathsOfRows(db))]) {
    pages.push({ path, html: await (await visitor.get(path)).text() })
  }
  // only then: a large page keeps this process busy for longer than the server holds a connection open
  const findings: string[] = []
  for (const { path, html } of pages) {
    findings.push(...(await htmlFindings(html)).map((fault) => `${path}: ${fault}`))
  }
  expect(findings).toEqual([])
})

test("an offer without a date is found by the search, at its airport and with its pilot, not among dated flights", async () => {
  const { offer } = await pathsOfRows(db)
  const html = async (path: string) => (await httpVisitor(url).get(path)).text()
  const page = await html(offer)
  const link = `href="${offer}"`
  const profile = /\/de\/profil\/\d+/.exec(page)?.[0] ?? ""
  const [row] = await db
    .select({ code: airportsTable.code, town: airportsTable.town })
    .from(flightsTable)
    .innerJoin(airportsTable, eq(airportsTable.id, flightsTable.departureAirportId))
    .where(eq(flightsTable.id, Number(offer.split("/").at(-1))))
  expect(await html(profile)).toContain(link)
  expect(await html(`/de/flugplatz/${row?.code}`)).toContain(link)
  const found = await html(`/api/flights?town=${row?.town}&radius=25&sort=rating&limit=50`)
  expect(found).toContain(`"id":${offer.split("/").at(-1)},`)
  for (const path of ["/de", "/de/sale", "/de/wunschflug"]) {
    expect(await html(path)).not.toContain(link)
  }
  expect(await sitemapPaths()).not.toContain(offer)
  expect((await look(offer)).page?.isPrivate).toBe(true)
})

test("whatever a pilot writes, the structured data stays data", async () => {
  const title = '</script><script>alert("1")</script> & <!-- „Ente“'
  const flight = await makeFlight(db, { title, description: title })
  try {
    const { page } = await look(flightPath(flight.id))
    const event = page?.structured.find((data) => data["@type"] === "Event")
    expect(event).toMatchObject({
      name: title,
      offers: { price: "68.75", priceCurrency: "EUR" },
      organizer: { "@type": "Person" },
    })
    expect(page?.title).toContain(title)
  } finally {
    await db.update(flightsTable).set({ status: "cancelled" }).where(eq(flightsTable.id, flight.id))
  }
})

test.each([
  ["/de", ["Organization", "WebSite"]],
  ["/de/hilfe", ["BreadcrumbList", "FAQPage"]],
  ["/de/inselflug", ["BreadcrumbList", "FAQPage"]],
  ["/de/fluege-ab-koeln-bonn", ["BreadcrumbList", "FAQPage"]],
  ["/de/flugplatz/EDKB", ["BreadcrumbList"]],
])("%s describes itself to programs: %s", async (path, types) => {
  const { page } = await look(path)
  const parts = page?.structured.flatMap((data) => data["@graph"] ?? [data]) ?? []
  expect(parts.map((part) => part["@type"]).sort()).toEqual(types)
  for (const part of parts) {
    if (part["@type"] === "BreadcrumbList") expect(trailFaults(part)).toEqual([])
    if (part["@type"] === "FAQPage") {
      const questions: { name: string; acceptedAnswer: { text: string } }[] = part.mainEntity
      expect(questions.length).toBeGreaterThan(2)
      expect(questions.every(({ name, acceptedAnswer }) => name && acceptedAnswer.text)).toBe(true)
    }
  }
})

interface Trail {
  itemListElement: { position: number; name: string; item: string }[]
}

function trailFaults({ itemListElement }: Trail): string[] {
  return itemListElement.flatMap(({ position, name, item }, index) => {
    const isWhole = position === index + 1 && name !== "" && item.startsWith(`${url}/de`)
    return isWhole ? [] : [`${position} ${name} ${item}`]
  })
}

test("a shared page has a picture that exists", async () => {
  const faults: string[] = []
  for (const path of ["/de", "/de/alpenflug", "/de/fluege-ab-bayern", "/de/flugplatz/EDKB"]) {
    const html = await (await httpVisitor(url).get(path)).text()
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ""
    const answer = await fetch(picture)
    if (answer.headers.get("content-type") !== "image/png") faults.push(`${path}: ${picture}`)
  }
  expect(faults).toEqual([])
})
