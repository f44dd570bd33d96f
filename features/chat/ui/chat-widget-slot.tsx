import { useLocation } from "react-router"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import { CONVERSATIONS_PATH } from "../core/conversation-path.ts"
import type { ChatWidgetProps } from "./chat-widget.tsx"

const loadChatWidget = () => import("./chat-widget.tsx").then((module) => module.ChatWidget)

/**
 * The conversations in the corner of every page that has none of its own, for who is signed in; it comes
 * after the page. A phone has their place in its menu instead.
 */
export function ChatWidgetSlot(props: ChatWidgetProps) {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  if (!isHydrated || pathname.startsWith(CONVERSATIONS_PATH)) return null
  return (
    <LazyPart load={loadChatWidget} isQuiet>
      {(ChatWidget) => <ChatWidget {...props} />}
    </LazyPart>
  )
}
