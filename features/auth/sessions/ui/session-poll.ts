import { EXPIRES_SOON_MS } from "#features/auth/core/auth.ts"
import { api } from "#platform/api-client.ts"
import { clock } from "#platform/clock.ts"
import { isIdle, onReturnFromIdle } from "#platform/idle.ts"
import { isLoggedIn, sessionExpiry } from "#platform/session-state.ts"

interface PollOptions {
  everyMs: number
  /** Goes on while nobody is at the page. */
  isForIdleToo?: boolean
}

/**
 * Asks at once and then again and again, while somebody is logged in and, unless told otherwise, not
 * idle; whoever returns gets an overdue answer at once. A token that is over or soon over is renewed
 * first. What fails is asked again the next time. Answers the way to stop.
 */
export function startSessionPoll(
  ask: () => Promise<unknown>,
  { everyMs, isForIdleToo = false }: PollOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  let isAsking = false

  async function turn() {
    clearTimeout(timer)
    if (isAsking) return
    isAsking = true
    try {
      if ((isForIdleToo || !isIdle()) && (await isTokenFine()) && !isStopped) {
        askedAt = clock.now().getTime()
        await ask()
      }
    } catch {
      // a poll is silent, and there is a next one
    }
    isAsking = false
    if (!isStopped) timer = setTimeout(turn, everyMs)
  }

  const stopWatching = onReturnFromIdle(() => {
    if (clock.now().getTime() - askedAt >= everyMs) void turn()
  })
  void turn()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopWatching()
  }
}

let lastRenewal: number | undefined

// no cookie: nobody is logged in; over or soon over (specification, section 4): worth a refresh, but
// not without a person: a computer that was left alone must not stay logged in for ever
async function isTokenFine(): Promise<boolean> {
  if (isIdle()) return isLoggedIn()
  const expiry = sessionExpiry()
  if (!expiry) return false
  if (expiry.getTime() - clock.now().getTime() >= EXPIRES_SOON_MS) return true
  // a renewal that changed nothing is not worth another: the session itself is soon over, or this
  // computer's clock is wrong
  if (expiry.getTime() === lastRenewal) return true
  const isAlive = await api.refresh()
  lastRenewal = sessionExpiry()?.getTime()
  return isAlive
}
