import { useEffect, useState } from "react"
import { minutes } from "#platform/duration.ts"
import { timeUntil } from "./format-times.ts"

/** „in 22 h 14“; counts on every minute from what the server said, never from the visitor's clock. */
export function CockpitCountdown({ secondsLeft }: { secondsLeft: number }) {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    setPassed(0)
    const timer = setInterval(() => setPassed((performance.now() - start) / 1000), minutes(1))
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="shrink-0 whitespace-nowrap font-mono text-small tracking-time text-ink2">
      {timeUntil(secondsLeft - passed)}
    </span>
  )
}
