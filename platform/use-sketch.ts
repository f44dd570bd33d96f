import { useEffect, useRef, useState } from "react"

const PAUSE_MS = 400

/**
 * Asks the server for something that follows from what is typed, once somebody pauses; what was last answered
 * stays until the next answer, also without a network. `first` is what is known of the first input; without
 * it that one is asked about, too.
 */
export function useSketch<Input, Answer>(
  input: Input,
  first: Answer,
  ask: (input: Input, signal: AbortSignal) => Promise<Answer>,
): Answer {
  const key = JSON.stringify(input)
  const [answer, setAnswer] = useState(first)
  const answered = useRef(first === undefined ? undefined : key)
  const latest = useRef({ input, ask })
  latest.current = { input, ask }
  useEffect(() => {
    if (answered.current === key) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const { input: asked, ask: send } = latest.current
      send(asked, stop.signal).then(
        (next) => {
          if (stop.signal.aborted) return
          answered.current = key
          setAnswer(next)
        },
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key])
  return answer
}
