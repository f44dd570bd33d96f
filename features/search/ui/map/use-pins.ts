import { useEffect, useState } from "react"
import type { FoundPins } from "../../pins.ts"
import { pinsPath, type SearchParams, searchQuery } from "../../search-params.ts"

interface PinsState {
  found: FoundPins
  hasFailed: boolean
}

const NOTHING: FoundPins = { pins: [], around: null }

/** The pins of a search; those of the last one stay until the new ones are here. */
export function usePins(words: SearchParams): PinsState {
  const [state, setState] = useState<PinsState>({ found: NOTHING, hasFailed: false })
  // page and view are nothing to the map, and another order changes only which 500 of more it gets
  const query = searchQuery({ ...words, seite: "", ansicht: "" })
  useEffect(() => {
    const leaving = new AbortController()
    fetchPins(query, leaving.signal).then(
      (found) => setState({ found, hasFailed: false }),
      () => leaving.signal.aborted || setState(({ found }) => ({ found, hasFailed: true })),
    )
    return () => leaving.abort()
  }, [query])
  return state
}

async function fetchPins(query: string, signal: AbortSignal): Promise<FoundPins> {
  const answer = await fetch(pinsPath(query), { signal })
  if (!answer.ok) throw new Error(`the pins answered ${answer.status}`)
  return (await answer.json()) as FoundPins
}
