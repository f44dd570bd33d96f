import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { useKeptFavourites } from "./kept-favourites.ts"

let isTakingOver = false

/** Once somebody is signed in, what the browser kept for the guest goes to the account. */
export function TakeOverFavourites({ userId }: { userId: number | null }) {
  const { revalidate } = useRevalidator()
  const kept = useKeptFavourites(({ flightIds }) => flightIds)
  useEffect(() => {
    if (userId === null || kept.length === 0 || isTakingOver) return
    isTakingOver = true
    import("./favourite-calls.ts")
      .then(({ callTakeOver }) => callTakeOver(userId, kept))
      .then(() => {
        useKeptFavourites.getState().clear()
        return revalidate()
      })
      // they stay where they are, and the next page tries again
      .catch(() => {})
      .finally(() => {
        isTakingOver = false
      })
  }, [userId, kept, revalidate])
  return null
}
