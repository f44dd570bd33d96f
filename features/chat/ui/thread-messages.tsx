import { Fragment, type ReactNode } from "react"
import { isoDay } from "#platform/days.ts"
import { formatLongDay, HOME_ZONE } from "#platform/time.ts"
import { messageAnchor } from "../core/conversation-path.ts"
import type { MessageView } from "../core/conversations-schemas.ts"
import { byDay, reachOf, type Thread } from "../core/thread.ts"
import { MessageBubble } from "./message-bubble.tsx"

interface ThreadMessagesProps {
  thread: Thread
  now: Date
  isGroup: boolean
  /** Above this one stands what is new. */
  firstUnreadId: number | undefined
  actionOf: (message: MessageView) => ReactNode
  children?: ReactNode
}

const REACH = {
  one: { sent: "Gesendet", delivered: "Zugestellt", read: "Gelesen" },
  all: { sent: "Gesendet", delivered: "Allen zugestellt", read: "Von allen gelesen" },
} as const

/** The messages of a thread under the days on which they were sent; what is on its way comes last. */
export function ThreadMessages({
  thread,
  now,
  isGroup,
  firstUnreadId,
  actionOf,
  children,
}: ThreadMessagesProps) {
  const lastOwn = thread.messages.findLast(({ isOwn, kind }) => isOwn && kind === "text")?.id
  const reach = REACH[isGroup ? "all" : "one"]
  return (
    <ol className="flex flex-col gap-3">
      {thread.messages.length === 0 && (
        <li className="self-center px-4 py-6 text-center hidden text-ui text-ink2 only:block">
          Noch nichts geschrieben.
        </li>
      )}
      {byDay(thread.messages, HOME_ZONE).map(({ day, messages }) => (
        <Fragment key={day}>
          <li className="my-1 self-center rounded-full bg-sunken px-3 py-1 text-label text-ink2">
            <time dateTime={day}>{dayLine(day, now)}</time>
          </li>
          {messages.map((message) => (
            <Fragment key={message.id}>
              {message.id === firstUnreadId && <NewFromHere />}
              {message.kind === "line" ? (
                <li
                  data-anchor={messageAnchor(message.id)}
                  className="max-w-text self-center px-4 text-center text-fine text-ink2"
                >
                  {message.text}
                </li>
              ) : (
                <MessageBubble
                  message={message}
                  isNamed={isGroup}
                  below={
                    message.id === lastOwn && <span>{reach[reachOf(message.id, thread)]}</span>
                  }
                  action={
                    !message.isOwn && (message.text !== "" || message.photo) && actionOf(message)
                  }
                />
              )}
            </Fragment>
          ))}
        </Fragment>
      ))}
      {children}
    </ol>
  )
}

function NewFromHere() {
  return (
    <li className="flex items-center gap-3 text-fine font-medium text-link before:h-px before:flex-1 before:bg-act after:h-px after:flex-1 after:bg-act">
      Neu
    </li>
  )
}

function dayLine(day: string, now: Date): string {
  const today = isoDay(now, HOME_ZONE)
  if (day === today) return "Heute"
  return formatLongDay(new Date(`${day}T12:00:00Z`), HOME_ZONE)
}
