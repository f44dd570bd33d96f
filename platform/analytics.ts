/** Everything that is counted; the server takes nothing else (`platform/server/page-events.ts`). */
export const ANALYTICS_EVENTS = ["Create Subscription", "Create Subscription - Success"] as const

type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number]

/**
 * Counts that something happened; nobody learns who. Sent so that it survives leaving the page;
 * silent when it fails.
 */
export function trackEvent(name: AnalyticsEvent): void {
  const body = new Blob([JSON.stringify({ name })], { type: "application/json" })
  try {
    if (navigator.sendBeacon("/api/events", body)) return
  } catch {
    // some blockers let it throw
  }
  void fetch("/api/events", { method: "POST", body, keepalive: true }).catch(() => undefined)
}
