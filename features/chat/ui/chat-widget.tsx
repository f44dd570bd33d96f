import { MessageCircle } from "lucide"
import { type ReactNode, useEffect, useRef } from "react"
import { CountBadge } from "#ui/elements/count-badge.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { MessageView } from "../core/conversations-schemas.ts"
import { useChatStore } from "./chat-store.ts"
import { useUnreadConversations } from "./use-unread-conversations.ts"
import { WidgetChats } from "./widget-chats.tsx"
import { WidgetThread } from "./widget-thread.tsx"

export interface ChatWidgetProps {
  userId: number
  /** What can be done about a message of somebody else's. */
  actionOf: (message: MessageView) => ReactNode
}

/**
 * The conversations from every page: the last ones, and one of them in place. The button stands in the head, where it
 * lies over nothing; what it opens floats in the corner.
 */
export function ChatWidget({ userId, actionOf }: ChatWidgetProps) {
  const unread = useUnreadConversations(0)
  const isOpen = useChatStore((state) => state.isChatWidgetOpen)
  const current = useChatStore(({ widgetScope, currentChat, chats }) =>
    widgetScope === "chat" ? chats.find(({ id }) => id === currentChat?.id) : undefined,
  )
  const { setWidgetOpen, showChat } = useChatStore.getState()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  // who has opened it goes on inside; a page that comes with it open keeps its own focus
  useEffect(() => {
    if (!wasPressed.current) return
    if (isOpen) panel.current?.focus()
    else button.current?.focus()
  }, [isOpen])
  const open = (next: boolean) => {
    wasPressed.current = true
    setWidgetOpen(next)
  }
  return (
    <div className="max-md:hidden print:hidden">
      <button
        ref={button}
        type="button"
        title="Nachrichten"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
        className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-small transition-colors hover:bg-soft/60"
      >
        <Icon shape={MessageCircle} />
        <VisuallyHidden>Nachrichten {isOpen ? "schließen" : "öffnen"}</VisuallyHidden>
        <CountBadge count={unread} label="ungelesen" className="start-1/2 top-0.5 ms-0.5" />
      </button>
      {isOpen && (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label="Nachrichten"
          onKeyDown={(event) => event.key === "Escape" && open(false)}
          className="fixed end-6 bottom-6 z-20 flex h-[min(34rem,calc(100dvh-7rem))] w-92 animate-rise-in flex-col overflow-hidden rounded-card border border-line bg-surface text-ink shadow-floating outline-none"
        >
          {current ? (
            <WidgetThread
              key={current.id}
              userId={userId}
              actionOf={actionOf}
              conversation={current}
              onBack={() => showChat(null)}
              onClose={() => open(false)}
            />
          ) : (
            <WidgetChats onOpen={showChat} onClose={() => open(false)} />
          )}
        </section>
      )}
    </div>
  )
}
