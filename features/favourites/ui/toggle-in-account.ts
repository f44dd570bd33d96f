import { showAlert } from "#platform/alerts.ts"
import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import { callAddFavourite } from "./favourite-calls.ts"
import { requestFavourite, useFavouriteChanges } from "./favourite-changes.ts"

const underWay = new Set<string>()

/**
 * Tells the account what its person wants of a flight: one call after the other until it has their
 * last word. `isKnown`: noted, as the page came from the server.
 */
export async function toggleInAccount(
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
      const isNoted = wished[flightId]
      if (isNoted === undefined || isNoted === (kept[flightId] ?? isKnown)) return
      await callAddFavourite(userId, flightId, isNoted)
      useFavouriteChanges.setState((changes) =>
        changes.userId === userId ? { kept: { ...changes.kept, [flightId]: isNoted } } : changes,
      )
    }
  } catch (error) {
    if (error instanceof ApiFailure) showAlert({ type: "error", message: error.message })
    // a network that is down says so by itself
    else if (!(error instanceof NetworkFailure)) throw error
  } finally {
    underWay.delete(key)
    requestFavourite(userId, flightId, undefined)
  }
}
