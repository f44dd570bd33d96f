import { showAlert } from "#platform/alerts.ts"
import { FAVOURITES_PATH } from "../favourite.ts"
import { useFavouriteChanges, wishFavourite } from "./favourite-changes.ts"
import { showKeptFavourites, useKeptFavourites } from "./kept-favourites.ts"

/** Keeps in the browser what its guest wants of a flight. */
export function noteAsGuest(flightId: number): void {
  const wish = useFavouriteChanges.getState().wished[flightId]
  // a second press has been quicker than this code, and both are done
  if (wish === undefined) return
  useKeptFavourites.getState().keep(flightId, wish)
  showKeptFavourites()
  wishFavourite(null, flightId, undefined)
  if (wish) tellGuest()
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
