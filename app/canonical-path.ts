import { redirect } from "react-router"

/**
 * One address per page: a trailing slash, and capitals in the words that we gave it, lead to the
 * form in which the route table writes it. What stands for a parameter stays as it came: codes and
 * tokens mind their letters, and pages that do not (airport, region) say so themselves.
 *
 * `pattern` is the route's own, such as `/de/flug/:flightId`; every location begins with one of
 * its words, so that no address can lead to another site.
 */
export function canonicalPathOf(url: URL, pattern: string): string | undefined {
  if (pattern.includes("*") || url.pathname === "/") return undefined
  const words = pattern.split("/").filter(Boolean)
  const given = url.pathname.split("/").filter(Boolean)
  if (words.length === 0 || words.length !== given.length) return undefined
  const wanted = words.map((word, index) => (word.startsWith(":") ? given[index] : word))
  const path = `/${wanted.join("/")}`
  return path === url.pathname ? undefined : path + url.search
}

/** Throws the way to a page's one address, where it was asked for by another. */
export function redirectToCanonicalPath(request: Request, url: URL, pattern: string): void {
  if (request.method !== "GET" && request.method !== "HEAD") return
  const address = canonicalPathOf(url, pattern)
  if (address !== undefined) throw redirect(address, 301)
}
