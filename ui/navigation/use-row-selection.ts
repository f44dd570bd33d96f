import { useState } from "react"

export interface RowSelection {
  isChosen: (key: string) => boolean
  /** In the order of the rows. */
  chosen: readonly string[]
  areAllChosen: boolean
  /** Ticks one or takes it out; `isRange`: and all between it and the one before, as it was left. */
  toggle: (key: string, isRange?: boolean) => void
  toggleAll: () => void
  clear: () => void
}

/** Which rows of a page are ticked. What is no longer on the page is not chosen any more. */
export function useRowSelection(keys: readonly string[]): RowSelection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const chosen = keys.filter((key) => ticked.has(key))
  const areAllChosen = keys.length > 0 && chosen.length === keys.length

  function toggle(key: string, isRange = false) {
    const isOn = !ticked.has(key)
    const from = isRange && last !== undefined ? keys.indexOf(last) : -1
    const to = keys.indexOf(key)
    const meant = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
    const next = new Set(chosen)
    for (const one of meant) isOn ? next.add(one) : next.delete(one)
    setTicked(next)
    setLast(key)
  }

  return {
    isChosen: (key) => ticked.has(key),
    chosen,
    areAllChosen,
    toggle,
    toggleAll: () => setTicked(new Set(areAllChosen ? [] : keys)),
    clear: () => setTicked(new Set()),
  }
}
