import { create } from "zustand"
import { persist } from "zustand/middleware"
import { browserStorage } from "#platform/browser-storage.ts"
import { storedName } from "#platform/stored-state.ts"
import { MOST_FAVOURITES } from "../favourite.ts"

interface KeptFavourites {
  /** The newest first. */
  flightIds: readonly number[]
}

interface KeptFavouritesStore extends KeptFavourites {
  toggle(flightId: number): void
  clear(): void
}

const NAME = storedName("favourites")

// another number drops what browsers have stored so far
const VERSION = 1

/** What a guest has noted, in this browser alone; it goes to the account at the sign-in. */
export const useKeptFavourites = create<KeptFavouritesStore>()(
  persist(
    (set) => ({
      flightIds: [],
      toggle: (flightId) =>
        set(({ flightIds }) => ({
          flightIds: flightIds.includes(flightId)
            ? flightIds.filter((other) => other !== flightId)
            : [flightId, ...flightIds].slice(0, MOST_FAVOURITES),
        })),
      clear: () => {
        set({ flightIds: [] })
        useKeptFavourites.persist.clearStorage()
      },
    }),
    {
      name: NAME,
      version: VERSION,
      storage: browserStorage<KeptFavourites>(VERSION, readKept),
      partialize: ({ flightIds }) => ({ flightIds }),
    },
  ),
)

function readKept(stored: unknown): KeptFavourites | undefined {
  const ids = (stored as Partial<KeptFavourites> | null)?.flightIds
  if (!Array.isArray(ids)) return undefined
  return { flightIds: ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, MOST_FAVOURITES) }
}
