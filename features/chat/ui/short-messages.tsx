import { type ReactNode, useState } from "react"
import type { MessageList, MessageView } from "../core/conversations-schemas.ts"
import { endOfThread, firstUnreadId, type Thread } from "../core/thread.ts"
import { ThreadMessages } from "./thread-messages.tsx"

interface ShortMessagesProps {
  thread: Thread
  first: MessageList
  now: Date
  actionOf: (message: MessageView) => ReactNode
  /** After the last message. */
  children?: ReactNode
}

/** The last messages between one pilot and one person. */
export function ShortMessages({ thread, first, now, actionOf, children }: ShortMessagesProps) {
  const [newFrom] = useState(() => firstUnreadId(first.messages, first.ownReadUpTo))
  return (
    <div className="border-t border-line bg-ground px-4 py-4 md:px-6">
      <ThreadMessages
        thread={endOfThread(thread)}
        now={now}
        isGroup={false}
        firstUnreadId={newFrom}
        actionOf={actionOf}
      >
        {children}
      </ThreadMessages>
    </div>
  )
}
