import { showAlert } from "#platform/alerts.ts"
import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import { callNote } from "./favourite-calls.ts"
import { useFavouriteChanges, wishFavourite } from "./favourite-changes.ts"

const underWay = new Set<string>()

/**
 * Tells the account what its person wants of a flight: one call after the other until it has their
 * last word. `isKnown`: noted, as the page came from the server.
 */
export async function noteInAccount(
  userId: number,
  flightId: number,
  isKnown: boolean,
): Promise<void> {
  const key = `${userId}/${flightId}`
  // whoever is at it looks at the wish again
  if (underWay.has(key)) return
  underWay.add(key)
  try {
    while (true) {
      const { wished, kept } = useFavouriteChanges.getState()
      const wish = wished[flightId]
      if (wish === undefined || wish === (kept[flightId] ?? isKnown)) return
      await callNote(userId, flightId, wish)
      useFavouriteChanges.setState((changes) =>
        changes.userId === userId ? { kept: { ...changes.kept, [flightId]: wish } } : changes,
      )
    }
  } catch (error) {
    if (error instanceof ApiFailure) showAlert({ type: "error", message: error.message })
    // a network that is down says so by itself
    else if (!(error instanceof NetworkFailure)) throw error
  } finally {
    underWay.delete(key)
    wishFavourite(userId, flightId, undefined)
  }
}
