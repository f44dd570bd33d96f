import { type RefObject, useEffect } from "react"

/** So far from its edges a strip (across) or list (down) fades: what lies there counts as cut off. */
const FADE = { start: 16, end: 32, block: 24 }

/**
 * Brings the current entry of a strip or list that scrolls by itself to its middle. The page never moves:
 * `scrollIntoView` would take every scroll container around along.
 */
export function useCurrentInView<Box extends HTMLElement>(
  boxRef: RefObject<Box | null>,
  current: string | undefined,
): void {
  useEffect(() => {
    const box = boxRef.current
    const entry = current === undefined ? null : box?.querySelector("[aria-current=page]")
    if (!box || !entry) return
    const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()]
    // instantly, and only where it is cut off: what stands in sight shall not jump
    if (inner.left < outer.left + FADE.start || inner.right > outer.right - FADE.end)
      box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
    if (inner.top < outer.top + FADE.block || inner.bottom > outer.bottom - FADE.block)
      box.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2)
  }, [boxRef, current])
}
