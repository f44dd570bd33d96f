import { clock } from "./clock.ts"
import { minutes } from "./duration.ts"

/** Source: specification, section 9. */
const IDLE_AFTER_MS = minutes(2)

const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart"]

let lastSign = clock.now().getTime()
const returners = new Set<() => void>()

/** Nobody has touched this page for two minutes, whether it is seen or not. */
export function isIdle(): boolean {
  return clock.now().getTime() - lastSign >= IDLE_AFTER_MS
}

/** Watches for signs of life from now on and calls back when somebody returns to the page. */
export function onReturnFromIdle(onReturn: () => void): () => void {
  if (returners.size === 0) watch("addEventListener")
  returners.add(onReturn)
  return () => {
    returners.delete(onReturn)
    if (returners.size === 0) watch("removeEventListener")
  }
}

function watch(change: "addEventListener" | "removeEventListener") {
  for (const sign of SIGNS_OF_LIFE) {
    window[change](sign, noteSign, { capture: true, passive: true })
  }
  document[change]("visibilitychange", noteVisibility)
}

function noteSign() {
  const wasIdle = isIdle()
  lastSign = clock.now().getTime()
  if (wasIdle) for (const onReturn of returners) onReturn()
}

function noteVisibility() {
  if (document.hidden) return
  lastSign = clock.now().getTime()
  for (const onReturn of returners) onReturn()
}
