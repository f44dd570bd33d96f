import { isLoggedIn } from "#platform/session-state.ts"
import { HINTS_PATH, type Hint, hintSchema, LOOK_AGAIN } from "../hint.ts"

/*
 * One stream for all tabs of a browser: HTTP/1.1 has six connections for them together. The tab that
 * holds the lock listens and passes on what it is told.
 */

const LOCK = "aufwind-hints"
const CHANNEL = "aufwind-hints"

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 30_000
/** Over that time those look again who were all told to. */
const LOOK_SPREAD_MS = 3_000
/** Where no stream can be had, one looks again that often. */
const LOOK_EVERY_MS = 15_000

const listeners = new Set<(hint: Hint) => void>()
let stop: (() => void) | undefined

/** Hears what to look at again; answers the way to stop. */
export function onHint(listener: (hint: Hint) => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

function tell(hint: Hint): void {
  for (const listener of listeners) listener(hint)
}

function start(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    const hint = hintSchema.safeParse(data)
    if (hint.success) tell(hint.data)
  }
  const tellAllTabs = (hint: Hint) => {
    tell(hint)
    channel.postMessage(hint)
  }
  const lookAgain = () => {
    if (!document.hidden && isLoggedIn()) tell(LOOK_AGAIN)
  }
  document.addEventListener("visibilitychange", lookAgain)
  window.addEventListener("online", lookAgain)
  const ending = new AbortController()
  void whileAlone(ending.signal, () => listen(tellAllTabs, ending.signal))
  return () => {
    ending.abort()
    channel.close()
    document.removeEventListener("visibilitychange", lookAgain)
    window.removeEventListener("online", lookAgain)
  }
}

/** Runs `work` once no other tab does, as far as the browser has locks. */
async function whileAlone(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return work()
  await locks.request(LOCK, { signal }, work).catch(() => undefined)
}

/** Keeps a stream open until it is told to stop or the session is over. */
async function listen(tellAllTabs: (hint: Hint) => void, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  while (!signal.aborted && isLoggedIn()) {
    const hasOpened = await openStream(tellAllTabs, signal)
    if (signal.aborted) return
    pauseMs = hasOpened ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS)
    await waitFor(Math.min(pauseMs, LOOK_EVERY_MS), signal)
    // that also renews a token that is over, for the next stream
    if (!document.hidden) tellAllTabs(LOOK_AGAIN)
  }
}

/** Resolves when the stream is lost, with whether it had been open. */
function openStream(tellAllTabs: (hint: Hint) => void, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const source = new EventSource(HINTS_PATH)
    let hasOpened = false
    const end = () => {
      source.close()
      resolve(hasOpened)
    }
    source.onopen = () => {
      // what was said before it was open is lost
      hasOpened = true
      tellAllTabs(LOOK_AGAIN)
    }
    source.onmessage = ({ data }) => {
      const { success, data: hint } = hintSchema.safeParse(JSON.parse(data))
      if (!success) return
      if (hint.conversationId !== null) return tellAllTabs(hint)
      // that is told to everybody at once, who need not all ask at once
      void waitFor(Math.random() * LOOK_SPREAD_MS, signal).then(() => {
        if (!signal.aborted) tellAllTabs(hint)
      })
    }
    source.onerror = end
    signal.addEventListener("abort", end)
  })
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
