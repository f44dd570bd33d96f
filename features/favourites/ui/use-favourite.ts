import { useContext } from "react"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { LostPartContext } from "#ui/loading/lazy-part.tsx"
import { canAddFavourite } from "../favourite.ts"
import { changeOf, requestFavourite, useFavouriteChanges } from "./favourite-changes.ts"
import { FavouritesOfViewer } from "./favourites-of-viewer.ts"
import { loadKeeping } from "./load-keeping.ts"

export interface FavouriteTarget {
  id: number
  title: string
  status: FlightStatus
  pilot: { id: number }
}

/** Whether a flight is noted, and the way to change it: at once on screen, back where it fails. */
export function useFavourite(flight: FavouriteTarget) {
  const { userId, flightIds } = useContext(FavouritesOfViewer)
  const reportLost = useContext(LostPartContext)
  const isKnown = flightIds.includes(flight.id)
  const isNoted = useFavouriteChanges((changes) => changeOf(changes, userId, flight.id)) ?? isKnown

  async function toggle() {
    requestFavourite(userId, flight.id, !isNoted)
    try {
      const { saveChange } = await loadKeeping()
      await saveChange(userId, flight.id, isKnown)
    } catch {
      requestFavourite(userId, flight.id, undefined)
      reportLost()
    }
  }

  const canNote = canAddFavourite({ status: flight.status, pilotId: flight.pilot.id }, userId)
  return { canNote, isNoted, toggle }
}
