/* global OFFLINE -- { build, kept, privateCache, passCache }, written above this text by server/service-worker-files.ts */

/*
 * Shows a page where there would be none for want of a network; push-worker.js follows. It keeps the
 * offline page with its pictures and faces, and the few pages that ask for it
 * (platform/cached-pages.ts), each until its time is over; calls, data and every other page always come
 * from the network.
 *
 * A private page is kept and shown only while the browser holds a session, and goes as soon as a page
 * has been opened without one, or a page on which somebody else may sign in. A browser whose workers
 * can not see cookies keeps none. A boarding pass opens for whoever holds its address, so it is kept
 * without a session, too; it goes with the logout and with the pages on which somebody may sign in.
 */
const PREFIX = "offline-"
const CACHE = PREFIX + OFFLINE.build
const PRIVATE_CACHE = OFFLINE.privateCache
const PASS_CACHE = OFFLINE.passCache
const UNTIL = "x-kept-until"
const FILES = "x-kept-files"
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
    const page = (await keptPage(event.request)) ?? (await caches.match(OFFLINE_PAGE))
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
async function keepPages({ pages, files, until, isForAnyone }) {
  if (!isForAnyone && !(await isSignedIn())) return false
  try {
    const paths = [...pages, ...files]
    const answers = await Promise.all(paths.map((path) => fetch(path)))
    // a page that leads elsewhere is not this one
    if (answers.every(({ ok, redirected }) => ok && !redirected)) {
      const cache = await caches.open(isForAnyone ? PASS_CACHE : PRIVATE_CACHE)
      const notes = { [UNTIL]: until, [FILES]: files.join(" ") }
      const kept = answers.map((answer, place) =>
        place < pages.length ? withNotes(answer, notes) : answer,
      )
      await Promise.all(paths.map((path, place) => cache.put(path, kept[place])))
      await tidy(cache)
    }
  } catch {
    // no network: what was kept before is still good
  }
  return (await keptPage(new Request(pages[0]))) !== undefined
}

function withNotes(answer, notes) {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(notes)) headers.set(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}

/** Drops pages whose time is over, and the files of which no page is made any more. */
async function tidy(cache) {
  const requests = await cache.keys()
  const needed = new Set()
  for (const request of requests) {
    const answer = await cache.match(request)
    if (!answer?.headers.has(UNTIL)) continue
    if (isOver(answer)) await cache.delete(request)
    else for (const file of answer.headers.get(FILES).split(" ")) needed.add(file)
  }
  for (const request of requests) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith("/assets/") && !needed.has(pathname)) await cache.delete(request)
  }
}

function isOver(answer) {
  return Date.parse(answer.headers.get(UNTIL)) <= Date.now()
}

async function keptPage({ url }) {
  if (!(await isSignedIn())) await caches.delete(PRIVATE_CACHE)
  for (const cacheName of [PRIVATE_CACHE, PASS_CACHE]) {
    const page = await caches.match(url, { cacheName, ignoreVary: true })
    if (page && !isOver(page)) return page
  }
}

async function dropWhatIsOver({ url }) {
  const mayChangePerson = SIGN_IN_PAGES.test(new URL(url).pathname)
  if (mayChangePerson || !(await isSignedIn())) await caches.delete(PRIVATE_CACHE)
  if (mayChangePerson) await caches.delete(PASS_CACHE)
  for (const name of [PRIVATE_CACHE, PASS_CACHE]) {
    if (await caches.has(name)) await tidy(await caches.open(name))
  }
}

async function isSignedIn() {
  const cookie = await self.cookieStore?.get(SESSION_COOKIE)
  return cookie !== null && cookie !== undefined
}
