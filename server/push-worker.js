/*
 * Shows what is pushed (features/push/push-payload.ts) and leads to it. A browser demands that each
 * push is shown; what is about the same page takes the place of what was shown before.
 */
const COCKPIT = "/de/cockpit"
const NEWS = { title: "Aufwind", body: "Im Cockpit gibt es etwas Neues.", path: COCKPIT }

self.addEventListener("push", (event) => {
  event.waitUntil(showPush(event.data))
})

function showPush(data) {
  const { title, body, path } = readPush(data)
  return self.registration.showNotification(title, {
    body,
    tag: path,
    renotify: true,
    icon: "/icons/192.png",
    lang: "de",
    data: { path },
  })
}

function readPush(data) {
  try {
    return { ...NEWS, ...data?.json() }
  } catch {
    return NEWS
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(openPath(event.notification.data?.path ?? COCKPIT))
})

/** A tab that is there already comes to the front; another one might hold something half written. */
async function openPath(path) {
  const { origin, href, pathname } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const open = tabs.find((tab) => new URL(tab.url).pathname === pathname)
  await (open ? open.focus() : self.clients.openWindow(href))
}

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(event))
})

/** Where nobody is signed in at this moment, the cockpit does it at the next visit. */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? (await fetchPushOptions())
  if (!options) return
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options))
  const { endpoint, keys } = subscription.toJSON()
  await fetch("/api/push/subscription", {
    method: "PUT",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ endpoint, keys }),
  })
}

async function fetchPushOptions() {
  const answer = await fetch("/api/push/key")
  if (!answer.ok) return undefined
  const { publicKey } = await answer.json()
  return { userVisibleOnly: true, applicationServerKey: publicKey }
}
