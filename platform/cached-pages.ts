/** Where the browser keeps private pages that open without a network (server/service-worker.js). */
export const CACHED_PAGES = "kept-pages"

/** What the worker is asked to keep: pages by their path, and what they are made of. */
interface PagesToKeep {
  pages: readonly string[]
  files: readonly string[]
}

/**
 * Has these pages of the signed-in person kept in the browser, instead of all that were kept before;
 * answers whether the first of them is, now or since an earlier visit. The worker keeps and shows
 * nothing where it can not see whether somebody is signed in, and none of it for longer than that.
 */
export async function cachePages(pages: readonly string[]): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  const message: PagesToKeep = { pages, files: filesOfPage() }
  active.postMessage(message, [port2])
  return answer
}

/** Nothing private stays when its person is gone. */
export async function clearCachedPages(): Promise<void> {
  if ("caches" in window) await caches.delete(CACHED_PAGES)
}

/** Scripts, styles and typefaces that this page has loaded so far. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
  )
  return [...new Set(own.map(({ pathname }) => pathname))]
}
