import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { showAlert } from "#platform/alerts.ts"
import { FAVOURITES_PATH } from "../favourite.ts"
import { requestFavourite, useFavouriteChanges } from "./favourite-changes.ts"
import { showKeptFavourites, useKeptFavourites } from "./kept-favourites.ts"

/** Keeps in the browser what its guest wants of a flight. */
export function toggleAsGuest(flightId: number): void {
  const isNoted = useFavouriteChanges.getState().wished[flightId]
  // a second press has been quicker than this code, and both are done
  if (isNoted === undefined) return
  useKeptFavourites.getState().keep(flightId, isNoted)
  showKeptFavourites()
  requestFavourite(null, flightId, undefined)
  if (isNoted) notifyGuest()
}

function notifyGuest() {
  showAlert({
    type: "success",
    message: "Der Flug ist gemerkt.",
    description: "Vorerst in diesem Browser. Meldest du dich an, findest du ihn überall wieder.",
    action: {
      label: "Anmelden",
      press: () => {
        window.location.assign(loginPath(FAVOURITES_PATH))
      },
    },
  })
}
