import { useEffect, useRef, useState } from "react"
import type { SuggestItem, SuggestOptions } from "./suggestions.ts"

type Suggestions = { items: readonly SuggestItem[]; isLoading: boolean }

type Question = SuggestOptions & {
  isPaused: boolean
  /** What fits the empty text, as far as it is known already. */
  firstItems: readonly SuggestItem[]
}

/**
 * What fits the text: asked for after the pause, the former question aborted. `isPaused` keeps
 * the last answer while the text is one that was just chosen. A failed question answers nothing.
 * What fits the empty text is shown for that alone, and nothing else for it.
 */
export function useSuggestions(
  text: string,
  { loadItems, debounce = 200, isPaused, firstItems }: Question,
): Suggestions {
  const [answer, setAnswer] = useState({ text: "", items: firstItems, isLoading: true })
  const load = useRef(loadItems)
  load.current = loadItems
  useEffect(() => {
    if (isPaused) return
    const question = new AbortController()
    setAnswer((former) => ({ ...former, isLoading: true }))
    const pause = text === "" ? 0 : debounce
    const timer = setTimeout(async () => {
      const items = await load.current(text, question.signal).catch(() => [])
      if (!question.signal.aborted) setAnswer({ text, items, isLoading: false })
    }, pause)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [text, debounce, isPaused])
  const { isLoading } = answer
  const isOfEmpty = answer.text === ""
  if (text === "") return { items: isOfEmpty ? answer.items : firstItems, isLoading }
  return { items: isOfEmpty ? [] : answer.items, isLoading }
}
