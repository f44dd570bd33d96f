import { useEffect, useState } from "react"
import { cachePages } from "#platform/cached-pages.ts"
import { CHECKLIST_PATH, checklistPath } from "../checklist.ts"

/** When scripts that load by themselves after the page are there, too. */
const SETTLED_MS = 2_000

/**
 * Whether the browser opens this list without a network. It keeps the one that was looked at last,
 * under its own address and under that of the menu.
 */
export function useKeptList(flightId: number): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    let isGone = false
    const keep = async () => {
      const is = await cachePages([checklistPath(flightId), CHECKLIST_PATH])
      if (!isGone) setKept(is)
    }
    const timer = setTimeout(() => void keep(), SETTLED_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [flightId])
  return isKept
}
