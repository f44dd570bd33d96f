import { startTransition, useEffect, useState } from "react"

let isPageHydrated = false

/**
 * False on the server and while hydrating, true from then on: for controls that need script. The
 * change is a transition, so that a slow phone answers a finger while it renders.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isPageHydrated)
  useEffect(() => {
    isPageHydrated = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
