/** An address that search engines shall know; `changedAt` only where we know it. */
export interface SitemapEntry {
  path: string
  changedAt?: Date
}

/** More than this are split: search engines read up to 50,000, but not gladly. */
export const ADDRESSES_PER_SITEMAP = 10_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap, or where its parts are, once there are more addresses than fit in one. */
export function sitemapOf(entries: readonly SitemapEntry[], publicUrl: string): string {
  if (entries.length <= ADDRESSES_PER_SITEMAP) return listOf(entries, publicUrl)
  const parts = Array.from(
    { length: Math.ceil(entries.length / ADDRESSES_PER_SITEMAP) },
    (_, index): SitemapEntry => ({
      path: sitemapPartPath(index + 1),
      ...newestOf(entriesOfPart(entries, index + 1)),
    }),
  )
  const lines = parts.map((part) => `<sitemap>${tagsOf(part, publicUrl)}</sitemap>`)
  return `${HEAD}<sitemapindex ${XMLNS}>\n${lines.join("\n")}\n</sitemapindex>\n`
}

/** One part, counted from 1; undefined where there is none. */
export function sitemapPart(
  entries: readonly SitemapEntry[],
  part: number,
  publicUrl: string,
): string | undefined {
  const own = entriesOfPart(entries, part)
  const isSplit = entries.length > ADDRESSES_PER_SITEMAP
  return isSplit && own.length > 0 ? listOf(own, publicUrl) : undefined
}

function sitemapPartPath(part: number): string {
  return `/de/sitemap/${part}.xml`
}

function entriesOfPart(entries: readonly SitemapEntry[], part: number) {
  return entries.slice((part - 1) * ADDRESSES_PER_SITEMAP, part * ADDRESSES_PER_SITEMAP)
}

/** A part changed when its newest address did, as far as that is known of every one. */
function newestOf(entries: readonly SitemapEntry[]): Pick<SitemapEntry, "changedAt"> {
  const times = entries.map(({ changedAt }) => changedAt?.getTime() ?? Number.NaN)
  const newest = times.reduce((a, b) => Math.max(a, b), 0)
  return Number.isNaN(newest) ? {} : { changedAt: new Date(newest) }
}

function listOf(entries: readonly SitemapEntry[], publicUrl: string): string {
  const lines = entries.map((entry) => `<url>${tagsOf(entry, publicUrl)}</url>`)
  return `${HEAD}<urlset ${XMLNS}>\n${lines.join("\n")}\n</urlset>\n`
}

function tagsOf({ path, changedAt }: SitemapEntry, publicUrl: string): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
  return `<loc>${escapeXml(publicUrl + path)}</loc>${lastmod}`
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
