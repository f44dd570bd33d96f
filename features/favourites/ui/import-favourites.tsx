import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { hasStored } from "#platform/stored-state.ts"
import { GUEST_STORE } from "../favourite.ts"
import { beginChangesOf } from "./favourite-changes.ts"
import { loadKeeping } from "./load-keeping.ts"

/**
 * What this browser keeps for its guest: shown on the hearts while nobody is signed in, and brought
 * to the account afterwards.
 */
export function ImportFavourites({ userId }: { userId: number | null }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    beginChangesOf(userId)
    if (!hasStored(GUEST_STORE)) return
    loadKeeping()
      .then(({ settleKept }) => settleKept(userId, revalidate))
      // they stay where they are, and the next page tries again
      .catch(() => {})
  }, [userId, revalidate])
  return null
}
