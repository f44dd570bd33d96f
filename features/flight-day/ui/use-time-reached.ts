import { useEffect, useState } from "react"
import { clock } from "#platform/clock.ts"
import { seconds } from "#platform/duration.ts"

const LOOK_EVERY_MS = seconds(15)

/**
 * Whether an instant has come while this page stands open: by the server's clock as it was at `now`, or
 * by that of the device, which alone knows how old a page is that opened without a network.
 */
export function useTimeReached(instant: string, now: string): boolean {
  const [isReached, setReached] = useState(now >= instant)
  useEffect(() => {
    const openedAt = clock.now().getTime()
    const look = () => {
      const at = clock.now().getTime()
      const byServer = Date.parse(now) + at - openedAt
      setReached(Math.max(byServer, at) >= Date.parse(instant))
    }
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [instant, now])
  return isReached
}
