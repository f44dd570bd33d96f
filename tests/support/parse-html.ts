/** What a search engine reads in a document. */
export interface ReadPage {
  title: string
  description: string
  canonical: string | undefined
  isPrivate: boolean
  headings: number
  /** Paths with their query, of links to our own pages. */
  links: string[]
  // biome-ignore lint/suspicious/noExplicitAny: structured data of every shape
  structured: any[]
}

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" }

/** What stands in an attribute or a text of our own markup. */
export function plain(text: string): string {
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

/** Reads our own server-rendered documents, without a browser: every tag is written as React does. */
export function parseHtml(html: string, address: string): ReadPage {
  const first = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[1]
    return found === undefined ? undefined : plain(found)
  }
  const { origin } = new URL(address)
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = ""]) => new URL(plain(href), address))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search)
  return {
    title: first(/<title>([^<]*)<\/title>/) ?? "",
    description: first(/<meta name="description" content="([^"]*)"/) ?? "",
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    isPrivate: /<meta name="robots" content="noindex"/.test(html),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    links: [...new Set(links)],
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json),
    ),
  }
}
