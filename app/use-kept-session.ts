import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { hasStoredState } from "#platform/stored-state.ts"

/**
 * Keeps what the browser remembers of its person in step with the session (`keep-session.ts`).
 * Visitors of whom nothing is remembered never load any of it.
 */
export function useKeptSession(userId: number | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (userId === null && !hasStoredState()) return
    let stop: (() => void) | undefined
    let isGone = false
    void import("./keep-session.ts").then(({ keepSession }) => {
      if (isGone) return
      stop = keepSession({
        userId,
        // a guest's page comes, or the login where that is none for guests
        onOver: () => void revalidate(),
        // forms would still hold what they were filled with
        onSomebodyElse: () => window.location.reload(),
      })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [userId, revalidate])
}
