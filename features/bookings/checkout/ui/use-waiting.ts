import { useEffect, useRef, useState } from "react"

// every second at first, then ever more seldom: 30 seconds together
const PAUSES_MS = [1_000, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 6_000, 6_500]

/**
 * Looks again and again while something is under way elsewhere. A look that fails is none.
 * @returns whether it has taken too long, and nobody looks any more
 */
export function useWaiting(isWaiting: boolean, look: () => Promise<unknown>): boolean {
  const [hasGivenUp, setHasGivenUp] = useState(false)
  const newestLook = useRef(look)
  newestLook.current = look
  useEffect(() => {
    if (!isWaiting) return
    setHasGivenUp(false)
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookAfter = (pauses: readonly number[]) => {
      const [pause, ...rest] = pauses
      if (pause === undefined) return setHasGivenUp(true)
      timer = setTimeout(async () => {
        await newestLook.current().catch(() => undefined)
        if (!isOver) lookAfter(rest)
      }, pause)
    }
    lookAfter(PAUSES_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWaiting])
  return hasGivenUp
}
