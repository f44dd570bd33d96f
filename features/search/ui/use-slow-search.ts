import { useEffect, useState } from "react"
import { useNavigation } from "react-router"

/** What comes sooner needs no stand-in. */
const SKELETON_AFTER_MS = 300

/** Whether another search is on its way for so long that the old one should give way. */
export function useSlowSearch(): boolean {
  const { state, location } = useNavigation()
  const isSearching = state === "loading" && location.pathname === "/de/suche"
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isSearching) return
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isSearching])
  return isSlow && isSearching
}
