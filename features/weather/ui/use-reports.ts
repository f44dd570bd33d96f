import { useEffect, useState } from "react"
import { api } from "#platform/api-client.ts"
import { minutes, seconds } from "#platform/duration.ts"
import type { PlaceReports } from "../reports.ts"
import { briefingCallPath } from "../weather-calls.ts"

interface Answer {
  places: readonly PlaceReports[]
  since: number
}

/**
 * The reports of a flight, which come after the page. Each time that `round` changes they are asked
 * for again, and those that are here stay until others are.
 */
export function useReports(flightId: number, round: string) {
  const [answer, setAnswer] = useState<Answer>()
  const [progress, setProgress] = useState<"loading" | "here" | "failed">("loading")
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const left = new AbortController()
    setProgress("loading")
    api
      .get<PlaceReports[]>(briefingCallPath(flightId), { isPolling: true, signal: left.signal })
      .then(
        (places) => {
          setAnswer({ places, since: performance.now() })
          setProgress("here")
        },
        () => left.signal.aborted || setProgress("failed"),
      )
    return () => left.abort()
  }, [flightId, round])
  return { progress, places: answer?.places, minutesSince: useMinutesSince(answer?.since) }
}

/** The visitor's clock is never asked: a report ages by what has passed since the answer. */
function useMinutesSince(since: number | undefined): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), seconds(20))
    return () => clearInterval(timer)
  }, [])
  return since === undefined ? 0 : Math.max(0, Math.floor((now - since) / minutes(1)))
}
