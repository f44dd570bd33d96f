import { callImportFavourites } from "./favourite-calls.ts"
import { useKeptFavourites } from "./kept-favourites.ts"

let isUnderWay = false

/** Brings to the account what the browser kept for the guest; answers whether there was anything. */
export async function importGuestFavourites(userId: number): Promise<boolean> {
  const { flightIds, clear } = useKeptFavourites.getState()
  if (flightIds.length === 0 || isUnderWay) return false
  isUnderWay = true
  try {
    await callImportFavourites(userId, flightIds)
    clear()
    return true
  } finally {
    isUnderWay = false
  }
}
