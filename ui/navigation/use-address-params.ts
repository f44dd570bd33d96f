import { useEffect, useRef, useState } from "react"
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router"

/** Long enough that a drag of the slider is one change, short enough for who copies the address. */
const QUIET_MS = 250

interface AddressWordsOptions<Words> {
  /** What is computed; another one drops what waits and reads the address anew. */
  about: string | number
  read: (query: URLSearchParams) => Words
  /** The address at which these words are read again. */
  write: (words: Words) => string
}

/**
 * What was typed into a sum, kept in the address. It is replaced, not pushed: one step back leaves
 * the sum, and the next step forward finds it as it was.
 */
export function useAddressParams<Words extends object>({
  about,
  read,
  write,
}: AddressWordsOptions<Words>): {
  words: Words
  change: (words: Partial<Words>) => void
  /** Writes the address at once: who leaves a field may leave the page next. */
  settle: () => void
} {
  const location = useLocation()
  const arrival = useNavigationType()
  const isBusy = useNavigation().state !== "idle"
  const navigate = useNavigate()
  const here = () => read(new URLSearchParams(location.search))
  const [state, setState] = useState(() => ({ at: location.key, about, words: here() }))
  const waiting = useRef<{ words: Words; timer: ReturnType<typeof setTimeout> }>(undefined)
  const busy = useRef(isBusy)
  busy.current = isBusy

  // by a link, back or forward: the address speaks. Our own replacing only follows what was typed
  const isElsewhere = state.about !== about || (state.at !== location.key && arrival !== "REPLACE")
  const current = isElsewhere ? { at: location.key, about, words: here() } : state
  if (isElsewhere) setState(current)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sum drops what waits
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
    },
    [about],
  )

  const settle = () => {
    const words = waiting.current?.words
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    if (!words || busy.current) return
    void navigate(write(words), {
      replace: true,
      preventScrollReset: true,
      // nothing that the server knows depends on it
      defaultShouldRevalidate: false,
    })
  }
  const change = (changed: Partial<Words>) => {
    const words = { ...current.words, ...changed }
    setState({ at: location.key, about, words })
    clearTimeout(waiting.current?.timer)
    waiting.current = { words, timer: setTimeout(settle, QUIET_MS) }
  }
  return { words: current.words, change, settle }
}
