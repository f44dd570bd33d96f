import { useLocation } from "react-router"
import { CONVERSATIONS_PATH } from "#features/chat/core/conversation-path.ts"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"

const loadChatCorner = () => import("./chat-corner.tsx").then((module) => module.ChatCorner)

/**
 * The conversations in the corner of every page that has none of its own, for who is signed in; it comes
 * after the page. A phone has their place in its menu instead.
 */
export function ChatCornerSlot({ userId }: { userId: number }) {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  if (!isHydrated || pathname.startsWith(CONVERSATIONS_PATH)) return null
  return (
    <LazyPart load={loadChatCorner} isQuiet>
      {(ChatCorner) => <ChatCorner userId={userId} />}
    </LazyPart>
  )
}
