import { useState } from "react"
import type { ConversationView } from "../core/conversations-schemas.ts"
import { useHints } from "../live/ui/use-hints.ts"
import { useChatStore } from "./chat-store.ts"
import { loadConversations } from "./load-conversations.ts"

/** The conversations about a flight as the page has brought them, and as they are after each hint. */
export function useConversationsAbout(
  flightId: number,
  first: readonly ConversationView[],
): readonly ConversationView[] {
  const chats = useChatStore((state) => state.chats)
  const [isLoaded, setIsLoaded] = useState(false)
  useHints(({ typingId }) => {
    if (typingId !== undefined) return
    loadConversations().then(
      () => setIsLoaded(true),
      () => undefined,
    )
  })
  if (!isLoaded) return first
  const newest = chats.filter((chat) => chat.flightId === flightId)
  // the store holds a page of the newest alone, and no archive
  const others = first.filter(({ id }) => newest.every((chat) => chat.id !== id))
  return [...newest, ...others]
}
