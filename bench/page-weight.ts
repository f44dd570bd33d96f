import { gzipSync } from "node:zlib"
import type { HttpVisitor } from "#tests/support/http-visitor.ts"

export interface PageWeight {
  status: number
  /** Where the page leads instead, if it does. */
  location: string | null
  title: string
  /** In bytes, as gzip makes them. */
  html: number
  /** All scripts that the document names for its first load, in bytes as gzip makes them. */
  scripts: number
}

const SCRIPT =
  /(?:src|href)="(\/assets\/[^"]+\.js)"|import\s*(?:[\w*{} ,]+from\s*)?"(\/assets\/[^"]+\.js)"/g

/** What a page costs its first reader, without a browser. */
export async function weighPage(visitor: HttpVisitor, path: string): Promise<PageWeight> {
  const answer = await visitor.get(path)
  const html = await answer.text()
  const named = [...html.matchAll(SCRIPT)].map(([, file, imported]) => file ?? imported ?? "")
  const sizes = await Promise.all([...new Set(named)].map((file) => weightOf(visitor, file)))
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    title: titleIn(html),
    html: gzipSync(html).length,
    scripts: sizes.reduce((sum, size) => sum + size, 0),
  }
}

const weights = new Map<string, Promise<number>>()

function weightOf(visitor: HttpVisitor, file: string): Promise<number> {
  const known = weights.get(file)
  if (known) return known
  const weight = visitor
    .get(file)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => gzipSync(new Uint8Array(bytes)).length)
  weights.set(file, weight)
  return weight
}

function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""
  return title.replaceAll("&amp;", "&").replaceAll("&#x27;", "’")
}
