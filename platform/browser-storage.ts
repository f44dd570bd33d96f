import type { PersistStorage } from "zustand/middleware"

/** Finds what is stored, or undefined where that is damaged, older or somebody else's. */
export type StateReader<State> = (stored: unknown) => State | undefined

/**
 * Where a persisted store lives: the browser's localStorage, read through `read`. What cannot be
 * read is dropped quietly, as is what an earlier version has kept beyond that; a full or forbidden storage only means that nothing is remembered.
 */
export function browserStorage<State>(
  version: number,
  read: StateReader<State>,
): PersistStorage<State> {
  return {
    getItem(name) {
      const text = quietly(() => localStorage.getItem(name)) ?? "null"
      const stored = quietly(() => JSON.parse(text))
      if (stored === null || stored === undefined) return null
      const state = stored.version === version ? read(stored.state) : undefined
      if (state === undefined) {
        quietly(() => localStorage.removeItem(name))
        return null
      }
      const kept = JSON.stringify({ state, version })
      if (kept !== text) quietly(() => localStorage.setItem(name, kept))
      return { state, version }
    },
    setItem(name, value) {
      quietly(() => localStorage.setItem(name, JSON.stringify(value)))
    },
    removeItem(name) {
      quietly(() => localStorage.removeItem(name))
    },
  }
}

function quietly<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
