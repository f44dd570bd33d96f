import { fetchDataAhead } from "./data-ahead.ts"
import { loadScriptsOf } from "./load-scripts-of.ts"

/** Whoever only passes over a link with the mouse, or begins to scroll on it, is gone by then. */
const INTENT_MS = 50

/** Which links somebody is likely to press: their scripts come as soon as the browser has nothing else to do. */
const LIKELY = "a[data-ahead=likely]"

/**
 * Fetches the page of a link (`data-ahead`) before it is pressed: as soon as a mouse rests or a finger lies on it. Whoever
 * saves data gets only what they open. Called once, when the page has been taken over.
 */
export function fetchPagesAhead(): void {
  if (savesData()) return
  watchPointer()
  const router = window.__reactRouterDataRouter
  router?.subscribe(({ navigation }) => navigation.state === "idle" && loadLikelyScripts())
  whenActive(loadLikelyScripts)
}

/** At the first sign that somebody looks around: a page that was only opened costs no more than itself. */
function whenActive(task: () => void): void {
  const signs = new AbortController()
  const act = () => {
    signs.abort()
    task()
  }
  for (const sign of ["scroll", "pointermove", "pointerdown", "keydown"]) {
    addEventListener(sign, act, { passive: true, capture: true, signal: signs.signal })
  }
}

function watchPointer(): void {
  let pointedAt: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const pointAt = (link: HTMLAnchorElement | undefined, isMouse = false) => {
    if (link === pointedAt) return
    clearTimeout(timer)
    pointedAt = link
    if (link) timer = setTimeout(() => fetchPage(link, isMouse), INTENT_MS)
  }
  const follow = ({ target, pointerType }: PointerEvent) =>
    pointAt(linkOf(target), pointerType === "mouse")
  // not "pointerover": a page also moves below a mouse at rest
  addEventListener("pointermove", follow, { passive: true })
  addEventListener("pointerdown", follow, { passive: true })
  addEventListener("pointercancel", () => pointAt(undefined))
  // whoever presses at once has the router ask, and nobody else
  addEventListener("click", () => clearTimeout(timer), { capture: true })
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (
    (target instanceof Element && target.closest<HTMLAnchorElement>("a[data-ahead]")) || undefined
  )
}

function fetchPage({ pathname, search }: HTMLAnchorElement, isMouse: boolean): void {
  if (pathname === location.pathname && search === location.search) return
  fetchDataAhead(pathname, search)
  // a finger is lifted at once, and what a phone then does for scripts delays the mark of what was pressed
  if (isMouse) loadScriptsOf(pathname)
}

// Safari has no idle callbacks
const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1))

function loadLikelyScripts(): void {
  whenIdle(() => {
    const link = document.querySelector<HTMLAnchorElement>(LIKELY)
    if (link) loadScriptsOf(link.pathname)
  })
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
