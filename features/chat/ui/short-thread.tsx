import { type ReactNode, useRef } from "react"
import type { ConversationView, MessageList, MessageView } from "../core/conversations-schemas.ts"
import { ShortMessages } from "./short-messages.tsx"
import { ThreadFoot } from "./thread-foot.tsx"
import { UnsentBubble } from "./unsent-bubble.tsx"
import { useReadInSight } from "./use-read-in-sight.ts"
import { useThread } from "./use-thread.ts"

export interface ShortThreadProps {
  userId: number
  /** Between one pilot and one person. */
  conversation: ConversationView
  /** Up to the newest. */
  first: MessageList
  now: Date
  /** What can be done about a message of somebody else's. */
  actionOf: (message: MessageView) => ReactNode
  /** The conversation looks different now: blocked or no longer so, its booking has moved on. */
  onChanged: () => void
}

/** The end of a conversation on another page than its own, to read and to go on in. */
export function ShortThread(props: ShortThreadProps) {
  const { userId, conversation, first, now, actionOf, onChanged } = props
  const open = useThread(userId, conversation.id, first, onChanged)
  const { thread } = open
  const end = useRef<HTMLLIElement>(null)
  useReadInSight(end, conversation.id, { thread, first })
  return (
    <>
      <ShortMessages thread={thread} first={first} now={now} actionOf={actionOf}>
        {open.unsent.map((message) => (
          <UnsentBubble
            key={message.key}
            message={message}
            onRetry={() => open.retry(message.key)}
            onDiscard={() => open.discard(message.key)}
          />
        ))}
        <li ref={end} aria-hidden="true" className="-mt-3 h-px" />
      </ShortMessages>
      <ThreadFoot userId={userId} conversation={conversation} open={open} onChanged={onChanged} />
    </>
  )
}
