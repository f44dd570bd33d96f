/* global OFFLINE -- { build, kept }, written above this text by server/offline-files.tsx */

/*
 * Shows a page where there would be none for want of a network, and does nothing else. It keeps the
 * offline page with its pictures and faces; calls, data and every other page always come from the
 * network, so that nothing personal stays in a browser and nothing old is ever shown.
 */
const PREFIX = "offline-"
const CACHE = PREFIX + OFFLINE.build
const [OFFLINE_PAGE] = OFFLINE.kept

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
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const page = await caches.match(OFFLINE_PAGE)
    if (!page) throw error
    return page
  }
}

function isKept(address) {
  const { origin, pathname, search } = new URL(address)
  return origin === self.location.origin && OFFLINE.kept.includes(pathname + search)
}
