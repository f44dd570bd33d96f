/** Where the browser keeps pages that open without a network (server/service-worker.js). */
export const CACHED_PAGES = "kept-pages"
/** Where it keeps those that open for whoever holds their address. */
export const CACHED_PASSES = "kept-passes"

export interface Keeping {
  /** ISO instant after which nobody needs them. */
  until: string
  /** Also for who is not signed in: the address alone is what opens them. */
  isForAnyone?: boolean | undefined
}

/** What the worker is asked to keep: pages by their path, and what they are made of. */
interface PagesToKeep extends Keeping {
  pages: readonly string[]
  files: readonly string[]
}

/**
 * Has these pages kept in the browser until their time is over; answers whether the first of them is,
 * now or since an earlier visit. What is for the signed-in person alone the worker keeps and shows
 * only where it can see that somebody is signed in, and for no longer than that.
 */
export async function cachePages(pages: readonly string[], keeping: Keeping): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  const message: PagesToKeep = { ...keeping, pages, files: filesOfPage() }
  active.postMessage(message, [port2])
  return answer
}

/** Nothing private stays when its person is gone. */
export async function clearCachedPages(): Promise<void> {
  if (!("caches" in window)) return
  await Promise.all([CACHED_PAGES, CACHED_PASSES].map((name) => caches.delete(name)))
}

/** Scripts, styles and typefaces that this page has loaded so far. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
  )
  return [...new Set(own.map(({ pathname }) => pathname))]
}
