import { ArrowDown } from "lucide"
import { type ReactNode, useRef, useState } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { nameOfConversation } from "../core/conversation-title.ts"
import type { ConversationView, MessageList, MessageView } from "../core/conversations-schemas.ts"
import { firstUnreadId } from "../core/thread.ts"
import { ThreadFoot } from "./thread-foot.tsx"
import { ThreadMessages } from "./thread-messages.tsx"
import { UnsentBubble } from "./unsent-bubble.tsx"
import { useSeen } from "./use-seen.ts"
import { useThread } from "./use-thread.ts"
import { useThreadScroll } from "./use-thread-scroll.ts"

interface ThreadProps {
  userId: number
  conversation: ConversationView
  first: MessageList
  now: Date
  /** Between head and messages: the booking and its next step. */
  booking?: ReactNode
  /** What can be done about a message of somebody else's. */
  actionOf: (message: MessageView) => ReactNode
  /** The conversation looks different now: blocked or no longer so, its booking has moved on. */
  onChanged: () => void
}

/** A conversation to read and to go on in; fills the height that it is given. */
export function Thread({
  userId,
  conversation,
  first,
  now,
  booking,
  actionOf,
  onChanged,
}: ThreadProps) {
  const { id } = conversation
  const name = nameOfConversation(conversation)
  const box = useRef<HTMLDivElement>(null)
  const open = useThread(userId, id, first, onChanged)
  const { thread, unsent } = open
  const [newFrom] = useState(() => firstUnreadId(first.messages, first.ownReadUpTo))
  const see = useSeen(id, first.ownReadUpTo)
  const { onScroll, toEnd } = useThreadScroll(box, {
    thread,
    unsent,
    firstUnreadId: newFrom,
    onOldest: () => void open.loadOlder().catch(() => undefined),
    onRead: see,
  })

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {booking}
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={`Verlauf mit ${name}`}
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-ground px-4 py-4 -outline-offset-4 md:px-6"
      >
        {thread.hasOlder && (
          <p className="mb-3 text-center">
            <Button variant="text" size="small" onClick={() => void open.loadOlder()}>
              Ältere Nachrichten
            </Button>
          </p>
        )}
        <ThreadMessages
          thread={thread}
          now={now}
          isGroup={conversation.subject === "on_board"}
          firstUnreadId={newFrom}
          actionOf={actionOf}
        >
          {unsent.map((message) => (
            <UnsentBubble
              key={message.key}
              message={message}
              onRetry={() => open.retry(message.key)}
              onDiscard={() => open.discard(message.key)}
            />
          ))}
        </ThreadMessages>
        {thread.hasNewer && (
          <p className="sticky bottom-0 mt-3 text-center">
            <Button
              variant="secondary"
              size="small"
              icon={ArrowDown}
              onClick={() => {
                toEnd()
                void open.showNewest()
              }}
            >
              Zu den neuesten
            </Button>
          </p>
        )}
      </section>
      <ThreadFoot
        userId={userId}
        conversation={conversation}
        open={open}
        onSend={toEnd}
        onChanged={onChanged}
      />
    </div>
  )
}
