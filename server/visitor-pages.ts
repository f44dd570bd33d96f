import { createHash } from "node:crypto"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { isbot } from "isbot"
import { contentEdition } from "#features/content/server/content-edition.ts"
import { parseSearchParams, searchPath } from "#features/search/search-params.ts"
import { setCookieHeaders } from "#platform/server/cookies.ts"
import { env } from "#platform/server/env.ts"
import { log } from "#platform/server/log.ts"
import { stalePages } from "#platform/server/metrics.ts"
import { DATABASE_IS_THERE, type DatabaseWatch } from "#server/degradation/database-watch.ts"
import { requestId } from "#server/http/request-id.ts"
import { Shed } from "#server/load-gate/slot.ts"
import { LOCALE_COOKIE, localeCookie } from "#server/locale-cookie.ts"

/*
 * Pages that look the same to everybody who is not signed in are rendered once a second at most and
 * sent as they are to whoever comes in that second (decision 16). Nothing has to be told that a
 * flight was sold: no page is older than that second.
 * While the database does not answer, the last one is sent for a minute (decision 68), with a line that says so.
 */

/** With the quarter of a second that the search may lag behind, less than the 2 s of quality.md. */
const KEPT_MS = 1_000
/** So long a page may be sent that cannot be made anew. */
const STALE_MS = 60_000
/** About 150 KB each. */
const MAX_PAGES = 300

/** Names and values in turn, as node:http takes them without looking at each. */
interface Answer {
  headers: readonly string[]
  body: Buffer
}

interface Page extends Record<"plain" | "br" | "gzip", Answer> {
  status: number
  /** As it was rendered, with the headers of all encodings. */
  html: string
  ownHeaders: readonly string[]
}

/** A page that was made, and may have to do for those who come while no other one can be. */
interface Made {
  page: Page
  at: number
  /** With the line that says how old it may be; made for the first who gets it. */
  stale?: Promise<Page>
}

interface Kept {
  until: number
  /** Of the texts and topics in it: what the back office publishes is seen at once. */
  edition: number
  /** Undefined: this address answers everybody for itself. */
  page: Promise<Page | undefined>
  last?: Made | undefined
}

interface VisitorPages {
  /** Answers everything else. */
  inner: RequestListener
  /** Whether the page at a path is the same for every visitor. */
  isForEverybody: (path: string) => boolean
  /** Throws Shed where there is no time now. */
  render: (request: Request) => Promise<Response>
  refuse: RequestListener
  database?: DatabaseWatch
}

/** Puts the pages that were kept in front of everything else. */
export function withVisitorPages({
  inner,
  isForEverybody,
  render,
  refuse,
  database = DATABASE_IS_THERE,
}: VisitorPages): RequestListener {
  const kept = new Map<string, Kept>()
  const own = new URL(env().PUBLIC_URL)

  function keep(address: string): Kept {
    const until = performance.now() + KEPT_MS
    const edition = contentEdition()
    const former = kept.get(address)
    const fresh: Kept = {
      until,
      edition,
      page: renderPage(address),
      last: former?.edition === edition ? former.last : undefined,
    }
    fresh.page.then(
      (page) => {
        if (page?.status === 200) fresh.last = { page, at: performance.now() }
      },
      () => {},
    )
    // the oldest stand in front
    kept.delete(address)
    for (const oldest of kept.keys()) {
      if (kept.size < MAX_PAGES) break
      kept.delete(oldest)
    }
    kept.set(address, fresh)
    return fresh
  }

  async function renderPage(address: string): Promise<Page | undefined> {
    const headers = { cookie: `${LOCALE_COOKIE}=de`, host: own.host }
    const response = await render(new Request(new URL(address, own), { headers }))
    // what the database had no time for would only keep it busier if it were made for each of them
    const isBug = response.status >= 500 && response.status !== 503
    if (isBug || response.headers.has("set-cookie")) return undefined
    return toPage(response)
  }

  /** The page of an address, made now or within the last second; undefined: not for everybody. */
  function pageAt(url: string): Kept["page"] | undefined {
    const known = kept.get(url)
    const isFresh = known && performance.now() < known.until && known.edition === contentEdition()
    if (isFresh) return known.page
    return known || isOneOfOurs(url) ? keep(url).page : undefined
  }

  /** What was last made for an address, while it is not too old. */
  function lastOf(url: string): Made | undefined {
    const known = kept.get(url)
    if (!known?.last || known.edition !== contentEdition()) return undefined
    return performance.now() - known.last.at <= STALE_MS ? known.last : undefined
  }

  async function sendLast(request: IncomingMessage, response: ServerResponse, last: Made) {
    last.stale ??= withLine(last.page)
    const page = await last.stale
    stalePages.inc()
    const age = Math.ceil((performance.now() - last.at) / 1_000)
    send(request, response, page, ["age", String(age), "warning", '110 - "Response is Stale"'])
  }

  function isOneOfOurs(url: string): boolean {
    const [path = "", query] = url.split("?")
    if (!/^\/de(?:\/[\w-]+)*$/.test(path)) return false
    // one search has one address; every other is answered by itself
    const isUsual =
      query === undefined || searchPath(parseSearchParams(new URLSearchParams(query))) === url
    return isUsual && isForEverybody(path)
  }

  return (request, response) => {
    const url = request.url ?? ""
    if (!isFromAnybody(request, own.host)) return inner(request, response)
    if (database.isAway()) {
      const last = lastOf(url)
      return last ? void sendLast(request, response, last) : inner(request, response)
    }
    const page = pageAt(url)
    if (!page) return inner(request, response)
    let isOver = false
    const stopWaiting = database.whenAway(() => {
      const last = lastOf(url)
      if (isOver || !last) return
      isOver = true
      void sendLast(request, response, last)
    })
    const isFirst = () => {
      stopWaiting()
      const was = isOver
      isOver = true
      return !was
    }
    page.then(
      (found) => {
        if (!isFirst()) return
        const last = found?.status === 503 ? lastOf(url) : undefined
        if (last) return void sendLast(request, response, last)
        if (found && !isLineForBots(request, found)) return send(request, response, found)
        inner(request, response)
      },
      (error: unknown) => {
        // the next one tries again, and what was made before stays for whoever comes while none succeeds
        const known = kept.get(url)
        if (known) known.until = 0
        if (!isFirst()) return
        if (error instanceof Shed) return refuse(request, response)
        log.error({ err: error }, "a page for everybody failed")
        inner(request, response)
      },
    )
  }
}

const ONLY_LOCALE = new RegExp(`^${LOCALE_COOKIE}=[a-z]*$`)

/** Whether a request carries neither a session nor another personal cookie. */
function isFromAnybody({ method, headers }: IncomingMessage, host: string): boolean {
  const { cookie } = headers
  return (
    method === "GET" &&
    headers.host === host &&
    !headers.authorization &&
    (!cookie || ONLY_LOCALE.test(cookie))
  )
}

/** Instead of a page that refuses, bots get a line of text (app/entry.server.tsx). */
function isLineForBots({ headers }: IncomingMessage, { status }: Page): boolean {
  return status >= 400 && isbot(headers["user-agent"])
}

async function toPage(response: Response): Promise<Page> {
  const { html, scripts } = withoutNonces(await response.text(), response.headers)
  const headers = [...response.headers].flatMap(([name, value]) => {
    if (["x-request-id", "content-length", "vary"].includes(name)) return []
    return [
      [name, name === "content-security-policy" ? policyWith(value, scripts) : value] as const,
    ]
  })
  return encodedPage({ status: response.status, html, ownHeaders: headers.flat() })
}

async function encodedPage(made: Pick<Page, "status" | "html" | "ownHeaders">): Promise<Page> {
  const plain = Buffer.from(made.html)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  const answer = (body: Buffer, ...encoding: string[]): Answer => ({
    headers: [
      ...made.ownHeaders,
      ...["vary", "Accept-Encoding, Cookie", "content-length", String(body.length)],
      ...encoding,
    ],
    body,
  })
  return {
    ...made,
    plain: answer(plain),
    br: answer(await promisify(brotliCompress)(plain, quality), "content-encoding", "br"),
    gzip: answer(await promisify(gzip)(plain), "content-encoding", "gzip"),
  }
}

/** At the end of the page, behind what React looks at. */
const LINE =
  '<p role="status" style="position:sticky;bottom:0;z-index:50;margin:0;padding:.5rem 1rem;text-align:center;font-size:.875rem;background:Canvas;color:CanvasText;border-top:1px solid GrayText">Wir kommen gerade nicht an unsere Daten heran. Was du siehst, kann eine Minute alt sein.</p>'

function withLine({ status, html, ownHeaders }: Page): Promise<Page> {
  return encodedPage({ status, ownHeaders, html: html.replace(/<\/body>/, `${LINE}</body>`) })
}

/**
 * A nonce is good for one answer, so the scripts of a page for many are named by what they say: those
 * that carry the nonce of this very rendering, which nobody can have known who wrote into the page.
 * Style elements that come later keep theirs: with it nobody can do more than change colours.
 */
function withoutNonces(html: string, headers: Headers) {
  const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? ""
  const scripts: string[] = []
  const named = html.replaceAll(/<script([^>]*)>([\s\S]*?)<\/script>/g, (_, attributes, text) => {
    const isOurs = nonce !== "" && attributes.includes(` nonce="${nonce}"`)
    if (isOurs && text !== "") scripts.push(createHash("sha256").update(text).digest("base64"))
    return `<script${attributes.replace(` nonce="${nonce}"`, "")}>${text}</script>`
  })
  return { html: named, scripts }
}

function policyWith(policy: string, scripts: readonly string[]): string {
  const names = scripts.map((hash) => `'sha256-${hash}'`).join(" ")
  return policy.replace(/script-src 'self' 'nonce-[^']+'/, `script-src 'self' ${names}`)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  more: readonly string[] = [],
) {
  const accepted = request.headers["accept-encoding"] ?? ""
  const { headers, body } =
    page[accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "plain"]
  const own = ["x-request-id", requestId(), ...more]
  if (!request.headers.cookie) {
    for (const header of setCookieHeaders(localeCookie())) own.push("set-cookie", header)
  }
  response.writeHead(page.status, [...headers, ...own]).end(body)
}
