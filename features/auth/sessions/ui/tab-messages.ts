/** What tabs of the same browser tell each other about the session they share. */
export type TabMessage = { kind: "session-over" } | { kind: "signed-in"; userId: number }

const CHANNEL = "aufwind-session"

/** Tells every other tab, not this one. */
export function postToTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

/** Hears what other tabs tell; answers the way to stop listening. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data)
  return () => channel.close()
}
