import { expect, test } from "vitest"
import { ADDRESSES_PER_SITEMAP, type SitemapEntry, sitemapOf, sitemapPart } from "./sitemap.ts"

const ORIGIN = "https://aufwind.example"
const EARLIER = new Date("2027-05-01T08:00:00Z")
const LATER = new Date("2027-05-02T08:00:00Z")

function flights(count: number): SitemapEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `/de/flug/${index + 1}`,
    changedAt: index === 17 ? LATER : EARLIER,
  }))
}

const locations = (xml: string | undefined) =>
  [...(xml ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)

test("everything fits into one sitemap, with dates only where they are known", () => {
  const xml = sitemapOf([{ path: "/de" }, { path: "/de/flug/1", changedAt: EARLIER }], ORIGIN)
  expect(xml).toContain("<urlset ")
  expect(xml).toContain(`<url><loc>${ORIGIN}/de</loc></url>`)
  expect(xml).toContain(
    `<url><loc>${ORIGIN}/de/flug/1</loc><lastmod>2027-05-01T08:00:00.000Z</lastmod></url>`,
  )
  expect(sitemapPart(flights(2), 1, ORIGIN)).toBeUndefined()
})

test("one address more than fits makes an index of parts that hold every address once", () => {
  const all = flights(2 * ADDRESSES_PER_SITEMAP + 1)
  const index = sitemapOf(all, ORIGIN)
  expect(index).toContain("<sitemapindex ")
  expect(locations(index)).toEqual([1, 2, 3].map((part) => `${ORIGIN}/de/sitemap/${part}.xml`))
  const parts = [1, 2, 3].map((part) => sitemapPart(all, part, ORIGIN))
  expect(parts.flatMap(locations)).toEqual(all.map(({ path }) => ORIGIN + path))
  expect(sitemapPart(all, 4, ORIGIN)).toBeUndefined()
  expect(sitemapPart(all, 0, ORIGIN)).toBeUndefined()
})

test("a part is as new as its newest address, and says nothing where one has no date", () => {
  const dated = sitemapOf(flights(ADDRESSES_PER_SITEMAP + 1), ORIGIN)
  expect(dated.match(/<lastmod>[^<]*/g)).toEqual([
    "<lastmod>2027-05-02T08:00:00.000Z",
    "<lastmod>2027-05-01T08:00:00.000Z",
  ])
  const partly = sitemapOf([{ path: "/de" }, ...flights(ADDRESSES_PER_SITEMAP)], ORIGIN)
  expect(partly.match(/<lastmod>/g)).toHaveLength(1)
})

test("what XML minds is escaped", () => {
  expect(sitemapOf([{ path: "/de?a=1&b=<2>" }], ORIGIN)).toContain("/de?a=1&amp;b=&lt;2&gt;")
})
