import { useEffect, useRef, useState } from "react"
import type { SuggestItem, SuggestOptions } from "./suggest-field.tsx"

type Suggestions = { items: readonly SuggestItem[]; isLoading: boolean }

/**
 * What fits the text: asked for after the pause, the former question aborted. `isPaused` keeps
 * the last answer while the text is one that was just chosen. A failed question answers nothing.
 */
export function useSuggestions(
  text: string,
  { loadItems, debounce = 200, isPaused }: SuggestOptions & { isPaused: boolean },
): Suggestions {
  const [answer, setAnswer] = useState<Suggestions>({ items: [], isLoading: true })
  const load = useRef(loadItems)
  load.current = loadItems
  useEffect(() => {
    if (isPaused) return
    const question = new AbortController()
    setAnswer((former) => ({ ...former, isLoading: true }))
    const timer = setTimeout(async () => {
      const items = await load.current(text, question.signal).catch(() => [])
      if (!question.signal.aborted) setAnswer({ items, isLoading: false })
    }, debounce)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [text, debounce, isPaused])
  return answer
}
