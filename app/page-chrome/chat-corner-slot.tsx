import { useLocation } from "react-router"
import { CONVERSATIONS_PATH } from "#features/chat/core/conversation-path.ts"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"

const loadChatCorner = () => import("./chat-corner.tsx").then((module) => module.ChatCorner)

/**
 * The way to the conversations in the head of every page that has none of its own, for who is signed in; its place
 * is kept, it comes after the page. A phone has it in its menu instead.
 */
export function ChatCornerSlot({ userId }: { userId: number }) {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  if (pathname.startsWith(CONVERSATIONS_PATH)) return null
  const place = <span className="size-11 max-md:hidden" />
  if (!isHydrated) return place
  return (
    <LazyPart load={loadChatCorner} isQuiet fallback={place}>
      {(ChatCorner) => <ChatCorner userId={userId} />}
    </LazyPart>
  )
}
