import { useEffect, useState } from "react"
import { cachePages, type Keeping } from "#platform/cached-pages.ts"

/** When scripts that load by themselves after the page are there, too. */
const SETTLED_MS = 2_000

/** Whether the browser opens the first of these pages without a network; has all of them kept. */
export function useKeptPages(pages: readonly string[], { until, isForAnyone }: Keeping): boolean {
  const [isKept, setKept] = useState(false)
  // as one text, since a list would be a new one with every drawing of the page
  const asked = pages.join(" ")
  useEffect(() => {
    let isGone = false
    const keep = async () => {
      const is = await cachePages(asked.split(" "), { until, isForAnyone })
      if (!isGone) setKept(is)
    }
    const timer = setTimeout(() => void keep(), SETTLED_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [asked, until, isForAnyone])
  return isKept
}
