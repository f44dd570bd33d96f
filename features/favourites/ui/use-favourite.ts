import { useContext, useEffect, useState } from "react"
import { showAlert } from "#platform/alerts.ts"
import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import { LostPart } from "#ui/late-part.tsx"
import { useHydrated } from "#ui/use-hydrated.ts"
import { FAVOURITES_PATH } from "../favourite.ts"
import { useKeptFavourites } from "./kept-favourites.ts"

interface Noting {
  flightId: number
  /** Who is signed in; a guest's favourites stay in the browser. */
  userId: number | null
  /** As the server knows it. */
  isNoted: boolean
}

/** Whether a flight is noted, and the way to change it: at once on screen, back where it fails. */
export function useFavourite({ flightId, userId, isNoted }: Noting) {
  const isHydrated = useHydrated()
  const tellLost = useContext(LostPart)
  const [isOn, setOn] = useState(isNoted)
  useEffect(() => setOn(isNoted), [isNoted])
  const isKept = useKeptFavourites(({ flightIds }) => flightIds.includes(flightId))
  const isShown = userId === null ? isHydrated && isKept : isOn

  async function toggle() {
    if (userId === null) {
      useKeptFavourites.getState().toggle(flightId)
      if (!isKept) tellGuest()
      return
    }
    setOn(!isOn)
    try {
      // most readers never note a flight
      const { callNote } = await import("./favourite-calls.ts")
      await callNote(userId, flightId, !isOn)
    } catch (error) {
      setOn(isOn)
      // a network that is down says so by itself
      if (error instanceof ApiFailure) showAlert({ type: "error", message: error.message })
      else if (!(error instanceof NetworkFailure)) tellLost()
    }
  }

  return { isNoted: isShown, toggle }
}

function tellGuest() {
  showAlert({
    type: "success",
    message: "Der Flug ist gemerkt.",
    description: "Vorerst in diesem Browser. Meldest du dich an, findest du ihn überall wieder.",
    action: {
      label: "Anmelden",
      press: () => {
        window.location.assign(`/de/login?redirect=${encodeURIComponent(FAVOURITES_PATH)}`)
      },
    },
  })
}
