/* global OFFLINE -- { build, kept, privateCache }, written above this text by server/service-worker-files.ts */

/*
 * Shows a page where there would be none for want of a network; push-worker.js follows. It keeps the
 * offline page with its pictures and faces, and the few private pages that ask for it
 * (platform/cached-pages.ts); calls, data and every other page always come from the network.
 *
 * A private page is kept and shown only while the browser holds a session, and goes as soon as a page
 * has been opened without one, or a page on which somebody else may sign in. A browser whose workers
 * can not see cookies keeps none.
 */
const PREFIX = "offline-"
const CACHE = PREFIX + OFFLINE.build
const PRIVATE_CACHE = OFFLINE.privateCache
const [OFFLINE_PAGE] = OFFLINE.kept
const SESSION_COOKIE = "auth_exp"
const SIGN_IN_PAGES = /^\/de\/(?:login|direct-login|registrieren)(?:\/|$)/

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll())
})

async function keepAll() {
  const cache = await caches.open(CACHE)
  await cache.addAll(OFFLINE.kept)
  await self.skipWaiting()
}

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers())
})

async function dropOthers() {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
  // the page need not wait for this script to start
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener("fetch", (event) => {
  const { request } = event
  if (request.method !== "GET") return
  if (request.mode === "navigate") {
    event.respondWith(pageOrOffline(event))
  } else if (isKept(request.url)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)))
  }
})

async function pageOrOffline(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(dropWhatIsOver(event.request))
    return page
  } catch (error) {
    const page = (await privatePage(event.request)) ?? (await caches.match(OFFLINE_PAGE))
    if (!page) throw error
    return page
  }
}

function isKept(address) {
  const { origin, pathname, search } = new URL(address)
  if (origin !== self.location.origin) return false
  // what private pages are made of; the network has the first word there, too
  return pathname.startsWith("/assets/") || OFFLINE.kept.includes(pathname + search)
}

self.addEventListener("message", (event) => {
  event.waitUntil(keepPages(event.data).then((isKept) => event.ports[0].postMessage(isKept)))
})

/** All or nothing: a page without its scripts would be worth nothing. */
async function keepPages({ pages, files }) {
  if (!(await isSignedIn())) return false
  try {
    const paths = [...pages, ...files]
    const answers = await Promise.all(paths.map((path) => fetch(path)))
    // a page that leads elsewhere is not this one
    if (answers.every(({ ok, redirected }) => ok && !redirected)) {
      await caches.delete(PRIVATE_CACHE)
      const cache = await caches.open(PRIVATE_CACHE)
      await Promise.all(paths.map((path, place) => cache.put(path, answers[place])))
    }
  } catch {
    // no network: what was kept before is still good
  }
  return (await privatePage(new Request(pages[0]))) !== undefined
}

async function privatePage({ url }) {
  if (await isSignedIn()) return caches.match(url, { cacheName: PRIVATE_CACHE, ignoreVary: true })
  await caches.delete(PRIVATE_CACHE)
}

async function dropWhatIsOver({ url }) {
  const mayChangePerson = SIGN_IN_PAGES.test(new URL(url).pathname)
  if (mayChangePerson || !(await isSignedIn())) await caches.delete(PRIVATE_CACHE)
}

async function isSignedIn() {
  const cookie = await self.cookieStore?.get(SESSION_COOKIE)
  return cookie !== null && cookie !== undefined
}
