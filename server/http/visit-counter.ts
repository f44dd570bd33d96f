import type { IncomingMessage, RequestListener } from "node:http"
import { isbot } from "isbot"
import { noteVisit } from "#features/key-figures/server/visits.ts"
import { env } from "#platform/server/env.ts"

/*
 * Counts the pages that people visit, in front of the pages that are kept: whoever got a kept one has visited it,
 * too. A page is asked for as a document, or as its data by a page that is open.
 */

const SEARCH = /^\/de\/suche(?:\.data)?$/
const FLIGHT = /^\/de\/flug\/([1-9]\d{0,8})(?:\.data)?$/

/** Counts what `inner` has answered with a page, and pages fetched ahead when they are opened. */
export function withVisitCounts(inner: RequestListener): RequestListener {
  return (request, response) => {
    const visited = visitedBy(request)
    if (isOpenedLater(request)) {
      if (visited !== undefined) noteVisit(visited)
      response.writeHead(204).end()
      return
    }
    if (visited !== undefined) {
      response.once("finish", () => {
        if (response.statusCode === 200) noteVisit(visited)
      })
    }
    return inner(request, response)
  }
}

/** Undefined: it is no visit to a page that is counted, or nobody who visits. */
function visitedBy(request: IncomingMessage): "search" | number | undefined {
  const { method, headers, url = "" } = request
  const [path = "", query] = url.split("?")
  const flight = FLIGHT.exec(path)
  if (!(method === "GET" || isOpenedLater(request))) return undefined
  if (!(flight || SEARCH.test(path))) return undefined
  if (isbot(headers["user-agent"]) || isFetchedAhead(request) || isLookedAtAnew(request)) {
    return undefined
  }
  if (flight) return Number(flight[1])
  return new URLSearchParams(query).has("seite") ? undefined : "search"
}

/** Nobody has opened it yet. */
function isFetchedAhead({ headers }: IncomingMessage): boolean {
  return [headers["sec-purpose"], headers.purpose].some((purpose) =>
    String(purpose ?? "").includes("prefetch"),
  )
}

/** A page says that somebody has opened what it had fetched ahead (app/ahead/data-ahead.ts). */
function isOpenedLater({ method, headers }: IncomingMessage): boolean {
  return method === "HEAD" && headers.purpose === "opened"
}

/** A page asks for its own data anew, after something was done on it. */
function isLookedAtAnew({ headers, url = "" }: IncomingMessage): boolean {
  const from = URL.parse(headers.referer ?? "")
  const asked = URL.parse(url, env().PUBLIC_URL)
  if (!from || !asked?.pathname.endsWith(".data")) return false
  asked.searchParams.delete("_routes")
  return (
    `${from.pathname}.data` === asked.pathname &&
    from.searchParams.toString() === asked.searchParams.toString()
  )
}
