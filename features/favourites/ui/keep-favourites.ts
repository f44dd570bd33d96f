import { importGuestFavourites } from "./import-guest-favourites.ts"
import { showKeptFavourites } from "./kept-favourites.ts"
import { toggleAsGuest } from "./toggle-as-guest.ts"
import { toggleInAccount } from "./toggle-in-account.ts"

/*
 * Everything that keeps a favourite, in the browser or in an account. It is one file to come after
 * the page, when a heart is pressed or something is kept already.
 */

/** Keeps what has been pressed. `isKnown`: noted, as the page came from the server. */
export async function saveChange(
  userId: number | null,
  flightId: number,
  isKnown: boolean,
): Promise<void> {
  if (userId === null) toggleAsGuest(flightId)
  else await toggleInAccount(userId, flightId, isKnown)
}

/** What the browser keeps for its guest: shown, or brought to the account of whoever is there. */
export async function settleKept(
  userId: number | null,
  revalidate: () => Promise<void>,
): Promise<void> {
  if (userId === null) showKeptFavourites()
  else if (await importGuestFavourites(userId)) await revalidate()
}
