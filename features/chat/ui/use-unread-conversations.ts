import { useState } from "react"
import { useHints } from "../live/ui/use-hints.ts"
import { useChatStore } from "./chat-store.ts"
import { loadConversations } from "./load-conversations.ts"

/** In how many conversations something is new: as the page has brought it, then as it is. */
export function useUnreadConversations(first: number): number {
  const chats = useChatStore((state) => state.chats)
  const [isLoaded, setIsLoaded] = useState(false)
  useHints(({ typingId }) => {
    if (typingId !== undefined) return
    loadConversations().then(
      () => setIsLoaded(true),
      () => undefined,
    )
  })
  return isLoaded ? chats.filter(({ unread }) => unread > 0).length : first
}
