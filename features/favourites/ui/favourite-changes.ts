import { create } from "zustand"

/**
 * What has been pressed since the page came from the server: part of every first load, so it knows
 * neither the network nor the browser's storage; `keep-favourites.ts` does.
 */
interface FavouriteChanges {
  /** Whose they are; null is the guest of this browser. */
  userId: number | null
  /** Pressed, and not kept yet. */
  wished: Readonly<Record<number, boolean | undefined>>
  /** Kept since then. */
  kept: Readonly<Record<number, boolean | undefined>>
}

export const useFavouriteChanges = create<FavouriteChanges>()(() => ({
  userId: null,
  wished: {},
  kept: {},
}))

/** Whether a flight is noted by now; undefined: nothing has changed. */
export function changeOf(
  changes: FavouriteChanges,
  userId: number | null,
  flightId: number,
): boolean | undefined {
  // what one person has pressed never shows for another
  if (changes.userId !== userId) return undefined
  return changes.wished[flightId] ?? changes.kept[flightId]
}

/** undefined: the wish is fulfilled or given up, and what is kept shows again. */
export function requestFavourite(
  userId: number | null,
  flightId: number,
  isNoted: boolean | undefined,
): void {
  useFavouriteChanges.setState((changes) =>
    changes.userId === userId ? { wished: { ...changes.wished, [flightId]: isNoted } } : changes,
  )
}

/** Whoever is there now begins without the changes of whoever was before. */
export function beginChangesOf(userId: number | null): void {
  useFavouriteChanges.setState((changes) =>
    changes.userId === userId ? changes : { userId, wished: {}, kept: {} },
  )
}
