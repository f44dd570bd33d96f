/*
 * The services of the browsers. We send requests to whatever address a browser names, so nobody may
 * name another: a public list is the only one that can not be talked into our own network.
 */
const HOSTS: readonly string[] = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
]
const DOMAINS: readonly string[] = [
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
]

/**
 * The address of a browser at its push service in its one spelling; undefined where it is none.
 * `extraHost`: one more `host:port`, on test systems.
 */
export function canonicalPushEndpoint(text: string, extraHost?: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") return undefined
  if (url.host === extraHost) return url.href
  return url.port === "" && isPushService(url.hostname) ? url.href : undefined
}

function isPushService(host: string): boolean {
  return HOSTS.includes(host) || DOMAINS.some((domain) => host.endsWith(domain))
}
