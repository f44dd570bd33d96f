import { pageNotFound, refusedPage } from "#app/page-refusal.ts"
import { env } from "#platform/server/env.ts"
import { storefrontBetaAnswer } from "#server/storefront-beta.ts"

/*
 * What stands before every page, whichever it is: addresses that nobody can read, forms that are
 * none, and the storefront's beta mode. The pages' own error screen shows what is refused here.
 */

/** The answer that a page gives instead of itself, or undefined. `url` is the page's own address. */
export function earlyPageResponse(url: URL): Response | undefined {
  if (!isReadablePath(url.pathname)) return pageNotFound(url)
  if (!isReadableQuery(url.searchParams)) return refusedPage(400)
  return storefrontBetaAnswer(url, env())
}

/**
 * The request as the router gets it. What it can not decode it would write to the log each time, so
 * that anybody could fill it; such a request goes in under a plain name (and finds no page).
 */
export function normalizeRequest(request: Request): Request {
  const { pathname, origin } = new URL(request.url)
  if (isReadablePath(pathname)) return request
  const name = pathname.endsWith(".data") ? "/unreadable.data" : "/unreadable"
  return new Request(new URL(name, origin), { headers: request.headers, signal: request.signal })
}

function isReadablePath(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

// a tab may come along when a town is pasted into the search
const UNREADABLE = /(?!\t)\p{Cc}/u

function isReadableQuery(query: URLSearchParams): boolean {
  return [...query].every(([name, value]) => !UNREADABLE.test(name) && !UNREADABLE.test(value))
}

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"]

/**
 * The status that refuses a form before an action reads it: 415 where it is no form, 400 where it
 * is broken or holds NUL, which no browser sends and no database takes.
 */
export async function formRefusal(request: Request): Promise<400 | 415 | undefined> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? ""
  if (!FORM_TYPES.includes(type)) return 415
  try {
    const fields = [...(await request.clone().formData())].flat()
    return fields.some((text) => typeof text === "string" && text.includes("\0")) ? 400 : undefined
  } catch {
    return 400
  }
}
