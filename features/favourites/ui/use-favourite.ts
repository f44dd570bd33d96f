import { useContext } from "react"
import type { FlightStatus } from "#features/flights/flight.ts"
import { LostPart } from "#ui/late-part.tsx"
import { canNoteFlight } from "../favourite.ts"
import { changeOf, useFavouriteChanges, wishFavourite } from "./favourite-changes.ts"
import { loadKeeping } from "./load-keeping.ts"
import { NotedByViewer } from "./noted-by-viewer.ts"

export interface NotableFlight {
  id: number
  title: string
  status: FlightStatus
  pilot: { id: number }
}

/** Whether a flight is noted, and the way to change it: at once on screen, back where it fails. */
export function useFavourite(flight: NotableFlight) {
  const { userId, flightIds } = useContext(NotedByViewer)
  const tellLost = useContext(LostPart)
  const isKnown = flightIds.includes(flight.id)
  const isNoted = useFavouriteChanges((changes) => changeOf(changes, userId, flight.id)) ?? isKnown

  async function toggle() {
    wishFavourite(userId, flight.id, !isNoted)
    try {
      const { keepWish } = await loadKeeping()
      await keepWish(userId, flight.id, isKnown)
    } catch {
      wishFavourite(userId, flight.id, undefined)
      tellLost()
    }
  }

  const canNote = canNoteFlight({ status: flight.status, pilotId: flight.pilot.id }, userId)
  return { canNote, isNoted, toggle }
}
