import { useEffect, useRef } from "react"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { usePressedLink } from "./use-pressed-link.ts"

/** Source: specification, section 9, loading indicator. In milliseconds, the height in pixels. */
const THROTTLE = 200
const DURATION = 2000
const HIDE_DELAY = 500
const RESET_DELAY = 400
const HEIGHT = 3

/**
 * The 3 px bar at the top of the page while a navigation is under way. Appears only when that
 * takes longer than the throttle, slows down as it nears the end, fills up when it is over. The link that
 * was pressed says so from the first moment on.
 */
export function ProgressIndicator({ isBusy }: { isBusy: boolean }) {
  const bar = useRef<HTMLDivElement>(null)
  usePressedLink(isBusy)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    return isBusy ? run(element) : finish(element)
  }, [isBusy])
  return (
    <>
      <div
        ref={bar}
        aria-hidden="true"
        className="progress-fill pointer-events-none fixed inset-x-0 top-0 z-50 origin-left opacity-0"
        style={{ height: HEIGHT, transform: "scaleX(0)" }}
      />
      <span role="status">{isBusy && <VisuallyHidden>Seite lädt</VisuallyHidden>}</span>
    </>
  )
}

function run(bar: HTMLElement): () => void {
  let frame = 0
  let start = 0
  const advance = (now: number) => {
    start ||= now
    bar.style.transform = `scaleX(${progressAfter(now - start)})`
    frame = requestAnimationFrame(advance)
  }
  const timer = setTimeout(() => {
    bar.style.transition = "none"
    bar.style.opacity = "1"
    frame = requestAnimationFrame(advance)
  }, THROTTLE)
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}

function finish(bar: HTMLElement): (() => void) | undefined {
  if (bar.style.opacity !== "1") return
  bar.style.transition = `transform ${THROTTLE}ms ease-out, opacity ${RESET_DELAY}ms ease-out`
  bar.style.transform = "scaleX(1)"
  const hide = setTimeout(() => {
    bar.style.opacity = "0"
  }, HIDE_DELAY)
  const reset = setTimeout(() => {
    bar.style.transition = "none"
    bar.style.transform = "scaleX(0)"
  }, HIDE_DELAY + RESET_DELAY)
  return () => {
    clearTimeout(hide)
    clearTimeout(reset)
  }
}

/** 0 to 1 after so many milliseconds: two thirds at `DURATION`, never quite whole. */
export function progressAfter(elapsed: number): number {
  return (2 / Math.PI) * Math.atan((elapsed / DURATION) * 2)
}
