import { useEffect, useState } from "react"
import type { Pin } from "../../pins.ts"
import { type SearchWords, searchQuery } from "../../search-words.ts"

/** The pins of a search; those of the last one stay until the new ones are here. */
export function usePins(words: SearchWords): { pins: readonly Pin[]; hasFailed: boolean } {
  const [state, setState] = useState<{ pins: readonly Pin[]; hasFailed: boolean }>({
    pins: [],
    hasFailed: false,
  })
  // page and view are nothing to the map, and another order changes only which 500 of more it gets
  const query = searchQuery({ ...words, seite: "", ansicht: "" })
  useEffect(() => {
    const leaving = new AbortController()
    fetchPins(query, leaving.signal).then(
      (pins) => setState({ pins, hasFailed: false }),
      () => leaving.signal.aborted || setState(({ pins }) => ({ pins, hasFailed: true })),
    )
    return () => leaving.abort()
  }, [query])
  return state
}

async function fetchPins(query: string, signal: AbortSignal): Promise<Pin[]> {
  const answer = await fetch(`/de/suche/pins?${query}`, { signal })
  if (!answer.ok) throw new Error(`the pins answered ${answer.status}`)
  const { pins } = (await answer.json()) as { pins: Pin[] }
  return pins
}
