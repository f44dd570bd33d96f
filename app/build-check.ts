import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"

const ASK_EVERY_MS = minutes(10)
// looking at the page again and again asks no more often than this
const FOCUS_PAUSE_MS = minutes(1)
const ANSWER_DEADLINE_MS = 5_000

let isOutdated = false
let askedAt = 0

/** The server has another build than this page, as far as anybody has asked. */
export function isBuildOutdated(): boolean {
  return isOutdated
}

/** Asks which build the server has now; silence when it does not answer. */
export async function askForBuild(): Promise<boolean> {
  askedAt = clock.now().getTime()
  try {
    const answer = await fetch("/build.json", {
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
    })
    const { id } = (await answer.json()) as { id?: string }
    isOutdated = answer.ok && id !== undefined && id !== window.__reactRouterManifest?.version
  } catch {
    // offline or in the middle of a deployment: the next question will tell
  }
  return isOutdated
}

/** Asks every ten minutes and when somebody comes back to the page. Answers the way to stop. */
export function watchBuild(): () => void {
  const timer = setInterval(askForBuild, ASK_EVERY_MS)
  const askOnFocus = () => {
    if (clock.now().getTime() - askedAt >= FOCUS_PAUSE_MS) void askForBuild()
  }
  window.addEventListener("focus", askOnFocus)
  // a lazy part of the page that is gone tells of another build too
  window.addEventListener("vite:preloadError", askForBuild)
  return () => {
    clearInterval(timer)
    window.removeEventListener("focus", askOnFocus)
    window.removeEventListener("vite:preloadError", askForBuild)
  }
}
