import { createContext, startTransition, useContext, useEffect, useState } from "react"

let isPageHydrated = false

/** Whether whatever is rendered now is opened by the browser itself, and not part of the document. */
export function isOpenedByBrowser(): boolean {
  return isPageHydrated
}

/** Of a part of the document that React takes over later than the rest (`ui/loading/lazy-section.tsx`). */
export const HydratesLazily = createContext(false)

/**
 * False on the server and while hydrating, true from then on: for controls that need script. The
 * change is a transition, so that a slow phone answers a finger while it renders.
 */
export function useHydrated(): boolean {
  const hydratesLate = useContext(HydratesLazily)
  const [isHydrated, setHydrated] = useState(isPageHydrated && !hydratesLate)
  useEffect(() => {
    isPageHydrated = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
