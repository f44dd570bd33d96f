import { useEffect, useState } from "react"
import { api } from "#platform/api-client.ts"
import { minutes, seconds } from "#platform/duration.ts"
import type { PlaceReports } from "../reports.ts"
import { briefingCallPath } from "../weather-calls.ts"

export type Reports =
  | { state: "loading" | "failed" }
  | { state: "here"; places: readonly PlaceReports[]; minutesSince: number }

/**
 * The reports of a flight, which come after the page. Each time that `round` changes they are asked
 * for again, and those that are here stay until then.
 */
export function useReports(flightId: number, round: string): Reports {
  const [answer, setAnswer] = useState<{ places: readonly PlaceReports[]; since: number }>()
  const [hasFailed, setHasFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const left = new AbortController()
    api
      .get<PlaceReports[]>(briefingCallPath(flightId), { isPolling: true, signal: left.signal })
      .then(
        (places) => {
          setAnswer({ places, since: performance.now() })
          setHasFailed(false)
        },
        () => left.signal.aborted || setHasFailed(true),
      )
    return () => left.abort()
  }, [flightId, round])
  const minutesSince = useMinutesSince(answer?.since)
  if (hasFailed) return { state: "failed" }
  return answer ? { state: "here", places: answer.places, minutesSince } : { state: "loading" }
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
