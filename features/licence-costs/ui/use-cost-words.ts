import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router"
import { type CostWords, costQuery, readCostWords } from "../cost-words.ts"
import type { Licence } from "../licence.ts"

/** Long enough that a drag of the slider is one change, short enough for who copies the address. */
const QUIET_MS = 250

/**
 * What was typed, kept in the address. It is replaced, not pushed: one step back leaves the sum, and
 * the next step forward finds it as it was.
 */
export function useCostWords(
  licence: Licence,
  writeAddress: (query: URLSearchParams) => string,
): {
  words: CostWords
  change: (words: Partial<CostWords>) => void
  /** Writes the address at once: who leaves a field may leave the page next. */
  settle: () => void
} {
  const location = useLocation()
  const arrival = useNavigationType()
  const isBusy = useNavigation().state !== "idle"
  const navigate = useNavigate()
  const here = () => readCostWords(licence, new URLSearchParams(location.search))
  const [state, setState] = useState(() => ({ at: location.key, licence, words: here() }))
  const waiting = useRef<{ words: CostWords; timer: ReturnType<typeof setTimeout> }>(undefined)
  const busy = useRef(isBusy)
  busy.current = isBusy

  // by a link, back or forward: the address speaks. Our own replacing only follows what was typed
  const isElsewhere =
    state.licence !== licence || (state.at !== location.key && arrival !== "REPLACE")
  const current = isElsewhere ? { at: location.key, licence, words: here() } : state
  if (isElsewhere) setState(current)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another licence drops what waits
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
    },
    [licence],
  )

  const settle = () => {
    const words = waiting.current?.words
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    if (!words || busy.current) return
    void navigate(writeAddress(costQuery(licence, words)), {
      replace: true,
      preventScrollReset: true,
      // nothing that the server knows depends on it
      defaultShouldRevalidate: false,
    })
  }
  const change = (changed: Partial<CostWords>) => {
    const words = { ...current.words, ...changed }
    setState({ at: location.key, licence, words })
    clearTimeout(waiting.current?.timer)
    waiting.current = { words, timer: setTimeout(settle, QUIET_MS) }
  }
  return { words: current.words, change, settle }
}
