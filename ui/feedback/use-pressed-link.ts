import { useEffect, useRef } from "react"

/** So long a press may take to become a navigation. */
const PATIENCE_MS = 1_000

/**
 * Marks the link that was pressed (`data-pressed`) until its page is there. At once, and not when the router says that
 * it is under way: on a slow phone that is half a second later. How it looks stands in `ui/style/base.css`.
 */
export function usePressedLink(isBusy: boolean): void {
  const pressed = useRef<HTMLElement>(null)
  const isUnderWay = useRef(isBusy)
  useEffect(() => {
    const press = ({ target, defaultPrevented }: MouseEvent) => {
      // the router has taken it over from the browser
      const link =
        defaultPrevented && target instanceof Element && target.closest("a[data-discover]")
      if (!(link instanceof HTMLAnchorElement) || isOnThisPage(link)) return
      release(pressed)
      link.dataset.pressed = ""
      pressed.current = link
      setTimeout(() => {
        if (!isUnderWay.current) release(pressed)
      }, PATIENCE_MS)
    }
    window.addEventListener("click", press)
    return () => window.removeEventListener("click", press)
  }, [])
  useEffect(() => {
    isUnderWay.current = isBusy
    if (isBusy) return () => release(pressed)
  }, [isBusy])
}

/** What leads to a part of this page, or opens one, has answered already. */
function isOnThisPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search
}

function release(pressed: { current: HTMLElement | null }): void {
  delete pressed.current?.dataset.pressed
  pressed.current = null
}
