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

/** The conversations in the corner of a page: the last ones, and one of them in place. */
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
    <div className="fixed end-6 bottom-6 z-20 max-md:hidden print:hidden">
      {isOpen ? (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label="Nachrichten"
          onKeyDown={(event) => event.key === "Escape" && open(false)}
          className="flex h-[min(34rem,calc(100dvh-7rem))] w-92 animate-rise-in flex-col overflow-hidden rounded-card border border-line bg-surface shadow-floating outline-none"
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
      ) : (
        <button
          ref={button}
          type="button"
          onClick={() => open(true)}
          className="relative inline-flex size-14 items-center justify-center rounded-full bg-act text-on-act shadow-floating transition-colors hover:bg-act-hover"
        >
          <Icon shape={MessageCircle} size={24} />
          <VisuallyHidden>Nachrichten öffnen</VisuallyHidden>
          <CountBadge count={unread} label="ungelesen" className="-end-0.5 -top-0.5" />
        </button>
      )}
    </div>
  )
}
