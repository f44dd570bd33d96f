import { create } from "zustand"
import { persist } from "zustand/middleware"
import { browserStorage } from "#platform/browser-storage.ts"
import { storedName } from "#platform/stored-state.ts"
import { GUEST_STORE, MAX_FAVOURITES } from "../favourite.ts"
import { useFavouriteChanges } from "./favourite-changes.ts"

interface KeptFavourites {
  /** The newest first. */
  flightIds: readonly number[]
}

interface KeptFavouritesStore extends KeptFavourites {
  keep(flightId: number, isNoted: boolean): void
  clear(): void
}

// another number drops what browsers have stored so far
const VERSION = 1

/** What a guest has noted, in this browser alone; it goes to the account at the sign-in. */
export const useKeptFavourites = create<KeptFavouritesStore>()(
  persist(
    (set, get) => ({
      flightIds: [],
      keep: (flightId, isNoted) => {
        const others = get().flightIds.filter((other) => other !== flightId)
        if (isNoted) set({ flightIds: [flightId, ...others].slice(0, MAX_FAVOURITES) })
        else if (others.length > 0) set({ flightIds: others })
        else get().clear()
      },
      clear: () => {
        set({ flightIds: [] })
        useKeptFavourites.persist.clearStorage()
      },
    }),
    {
      name: storedName(GUEST_STORE),
      version: VERSION,
      storage: browserStorage<KeptFavourites>(VERSION, parseKept),
      partialize: ({ flightIds }) => ({ flightIds }),
    },
  ),
)

/** Puts them on the hearts of the page. */
export function showKeptFavourites(): void {
  const { flightIds } = useKeptFavourites.getState()
  useFavouriteChanges.setState((changes) =>
    changes.userId === null
      ? { kept: Object.fromEntries(flightIds.map((id) => [id, true])) }
      : changes,
  )
}

function parseKept(stored: unknown): KeptFavourites | undefined {
  const ids = (stored as Partial<KeptFavourites> | null)?.flightIds
  if (!Array.isArray(ids)) return undefined
  return { flightIds: ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, MAX_FAVOURITES) }
}
