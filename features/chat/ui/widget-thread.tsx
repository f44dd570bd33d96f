import { ArrowLeft, Maximize2, X } from "lucide"
import { type ReactNode, useEffect, useState } from "react"
import { Link } from "react-router"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { clock } from "#platform/clock.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { conversationPath } from "../core/conversation-path.ts"
import { nameOfConversation, subjectOfConversation } from "../core/conversation-title.ts"
import type { ConversationView, MessageList, MessageView } from "../core/conversations-schemas.ts"
import { useChatStore } from "./chat-store.ts"
import { callMessages } from "./conversation-calls.ts"
import { loadConversations } from "./load-conversations.ts"
import { Thread } from "./thread.tsx"

interface WidgetThreadProps {
  userId: number
  conversation: ConversationView
  actionOf: (message: MessageView) => ReactNode
  onBack: () => void
  onClose: () => void
}

/** One conversation in the widget: at once what this browser knows of it, then what is new. */
export function WidgetThread({
  userId,
  conversation,
  actionOf,
  onBack,
  onClose,
}: WidgetThreadProps) {
  const { id } = conversation
  const name = nameOfConversation(conversation)
  const [first, setFirst] = useState<MessageList | undefined>(() =>
    useChatStore.getState().feeds.find((feed) => feed.id === id),
  )
  const isKnown = first !== undefined
  useEffect(() => {
    useUserStore.getState().rememberChat({ id, name })
  }, [id, name])
  useEffect(() => {
    if (isKnown) return
    let isGone = false
    callMessages(id).then(
      (page) => !isGone && setFirst(page),
      // it may be gone, or not reachable now: the list says what there is
      () => !isGone && onBack(),
    )
    return () => {
      isGone = true
    }
  }, [id, isKnown, onBack])
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line p-1.5">
        <IconButton label="Zu allen Nachrichten" icon={ArrowLeft} onClick={onBack} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-sans text-ui font-semibold tracking-normal">{name}</h2>
          <p className="truncate text-label text-ink2">{subjectOfConversation(conversation)}</p>
        </div>
        <Link
          to={conversationPath(id)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-small hover:bg-soft"
        >
          <Icon shape={Maximize2} size={18} />
          <VisuallyHidden>Unterhaltung ganz öffnen</VisuallyHidden>
        </Link>
        <IconButton label="Nachrichten schließen" icon={X} onClick={onClose} />
      </div>
      {first ? (
        <Thread
          userId={userId}
          conversation={conversation}
          first={first}
          now={clock.now()}
          actionOf={actionOf}
          onChanged={() => void loadConversations().catch(() => undefined)}
        />
      ) : (
        <div className="flex-1 p-4">
          <Skeleton className="h-14 w-2/3 rounded-chip" />
          <Skeleton className="mt-3 ms-auto h-14 w-2/3 rounded-chip" />
        </div>
      )}
    </>
  )
}
