import { X } from "lucide"
import { useLayoutEffect, useRef } from "react"
import { clock } from "#platform/clock.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { CONVERSATIONS_PATH } from "../core/conversation-path.ts"
import { useChatStore } from "./chat-store.ts"
import { ConversationRow } from "./conversation-row.tsx"

interface WidgetChatsProps {
  onOpen: (chat: { id: number; flightId: number | null }) => void
  onClose: () => void
}

/** The last conversations; back from one of them, the list stands where it stood. */
export function WidgetChats({ onOpen, onClose }: WidgetChatsProps) {
  const chats = useChatStore((state) => state.chats)
  const total = useChatStore((state) => state.totalChats)
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = useChatStore.getState().lastChatListScrollHeight
  }, [])
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b border-line py-1.5 ps-4 pe-1.5">
        <h2 className="text-h4">Nachrichten</h2>
        <IconButton label="Nachrichten schließen" icon={X} onClick={onClose} />
      </div>
      {chats.length === 0 ? (
        <p className="flex-1 p-4 text-ui text-ink2">
          Noch keine. Auf der Seite jedes Flugs kannst du die Person am Steuer etwas fragen.
        </p>
      ) : (
        <ul
          ref={list}
          onScroll={({ currentTarget }) =>
            useChatStore.getState().keepListScroll(currentTarget.scrollTop)
          }
          className="min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain"
        >
          {chats.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                now={clock.now()}
                onOpen={() => onOpen({ id: conversation.id, flightId: conversation.flightId })}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="border-t border-line px-4">
        <TextLink href={CONVERSATIONS_PATH} className="inline-flex min-h-12 items-center">
          {total > chats.length ? `Alle ${total} ansehen` : "Alle ansehen"}
        </TextLink>
      </p>
    </>
  )
}
