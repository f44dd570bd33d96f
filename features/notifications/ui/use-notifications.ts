import { useEffect, useState } from "react"
import { useLocation, useMatches } from "react-router"
import { useChatStore } from "#features/chat/ui/chat-store.ts"
import { loadNotifications, markFlightRead } from "./notification-calls.ts"

/**
 * The notifications of the person who is logged in; `isLoaded` once the server has confirmed them.
 * Whoever opens a page of a flight, in the storefront or in the cockpit, has read what is told of it.
 */
export function useNotifications(userId: number) {
  const list = useChatStore((state) => state.notifications)
  const [isLoaded, setIsLoaded] = useState(false)
  const { flightId } = useMatches().at(-1)?.params ?? {}
  const visit = useLocation().key

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit counts, also to the same flight
  useEffect(() => {
    if (isLoaded && !flightId) return
    const look = async () => {
      await loadNotifications(userId)
      setIsLoaded(true)
      if (flightId) await markFlightRead(userId, Number(flightId))
    }
    // a fetch that fails is silent (specification, section 8), and polling comes round again
    look().catch(() => undefined)
  }, [userId, flightId, visit])

  return { list, isLoaded }
}
