import { useEffect, useState } from "react"
import type { HitGroup } from "../../office-search.ts"
import { callOfficeSearch } from "./office-search-calls.ts"

/** So long after the last letter it is asked, in milliseconds. */
const PAUSE_MS = 120

interface Answer {
  text: string
  groups: readonly HitGroup[]
  isLost: boolean
}

/** The newest answer, and the text that it is about; a former question is aborted. Null: none has come yet. */
export function useOfficeSearch(text: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (text === "") {
      setAnswer(null)
      return
    }
    const question = new AbortController()
    const timer = setTimeout(async () => {
      const found = await callOfficeSearch(text, question.signal).catch(() => undefined)
      if (question.signal.aborted) return
      setAnswer({ text, groups: found?.groups ?? [], isLost: found === undefined })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [text])
  return answer
}
