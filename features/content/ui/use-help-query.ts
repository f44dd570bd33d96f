import { useEffect, useState } from "react"

const SETTLED_MS = 400

/** What is typed, at once for the list; the address and the announcement follow when it rests. */
export function useHelpQuery(initial: string) {
  const [query, setQuery] = useState(initial)
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    if (query === settled) return
    const timer = setTimeout(() => setSettled(query), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [query, settled])
  useEffect(() => {
    const url = new URL(window.location.href)
    const wanted = settled.trim()
    if ((url.searchParams.get("q") ?? "") === wanted) return
    if (wanted) url.searchParams.set("q", wanted)
    else url.searchParams.delete("q")
    // a fragment would open a question that the search has just hidden
    url.hash = ""
    // not through the router: the page has everything it needs, and every letter would load it anew
    window.history.replaceState(window.history.state, "", url)
  }, [settled])
  return { query, settled, setQuery, settle: () => setSettled(query) }
}
