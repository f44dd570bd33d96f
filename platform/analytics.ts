export type AnalyticsEvent = "Create Subscription" | "Create Subscription - Success"

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
