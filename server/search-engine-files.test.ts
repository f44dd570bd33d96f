import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { searchEngineFiles } from "#server/search-engine-files.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const OPEN = {
  PUBLIC_URL: "https://aufwind.example",
  BETA_STOREFRONT: false,
  STAGING_BASIC_AUTH: false,
}
const CLOSED = [
  ["a test system", { ...OPEN, STAGING_BASIC_AUTH: true }],
  ["a storefront that is not open", { ...OPEN, BETA_STOREFRONT: true }],
] as const

test("robots.txt names the sitemap and keeps crawlers out of what belongs to persons", async () => {
  const answer = await searchEngineFiles(db, () => OPEN).request("/robots.txt")
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/)
  const text = await answer.text()
  expect(text).toContain("Sitemap: https://aufwind.example/de/sitemap.xml")
  expect(text).toContain("Disallow: /de/cockpit")
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

test.each(CLOSED)("%s is closed to every crawler", async (_, settings) => {
  const files = searchEngineFiles(db, () => settings)
  expect(await (await files.request("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n")
  expect((await files.request("/de/sitemap.xml")).status).toBe(404)
})

test("the sitemap holds what is offered, flights with the date of their last change", async () => {
  const publishedAt = new Date("2026-01-02T03:04:05Z")
  const offered = await makeFlight(db, { publishedAt })
  const paused = await makeFlight(db, { status: "paused" })
  const flown = await makeFlight(db, { departsAt: new Date("2026-01-03T10:00:00Z") })
  const answer = await searchEngineFiles(db, () => OPEN).request("/de/sitemap.xml")
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8")
  const xml = await answer.text()
  const has = (path: string) => xml.includes(`<loc>https://aufwind.example${path}</loc>`)
  expect(xml).toMatch(
    new RegExp(`/de/flug/${offered.id}</loc><lastmod>20[-0-9]+T[0-9:.]+Z</lastmod></url>`),
  )
  expect([paused, flown].filter(({ id }) => has(`/de/flug/${id}`))).toEqual([])
  expect(has(`/de/profil/${offered.pilotId}`)).toBe(true)
  expect(has("/de/flugplatz/EDKB")).toBe(true)
  expect(has("/de/flugplatz/EDWJ")).toBe(false)
  expect(has("/de/fluege-ab-koeln-bonn")).toBe(true)
  // it flies one way
  expect(has("/de/rundfluege-ab-koeln-bonn")).toBe(false)
  expect(has("/de/fluege-ab-sachsen")).toBe(false)
  expect(xml).not.toContain("/cockpit")
})

test("a part that does not exist is missing", async () => {
  const files = searchEngineFiles(db, () => OPEN)
  expect((await files.request("/de/sitemap/1.xml")).status).toBe(404)
  expect((await files.request("/de/sitemap/0.xml")).status).toBe(404)
})
