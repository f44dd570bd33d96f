import { Link } from "react-router"
import { isoDay } from "#platform/days.ts"
import { formatShortDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { conversationPath } from "../core/conversation-path.ts"
import { nameOfConversation, subjectParts } from "../core/conversation-title.ts"
import type { ConversationView } from "../core/conversations-schemas.ts"
import { PHOTO_LABEL } from "../core/message-photo.ts"
import { ConversationAvatar } from "./conversation-avatar.tsx"

interface ConversationRowProps {
  conversation: ConversationView
  now: Date
  isCurrent?: boolean
  /** The address parameters of the list, which stays as it is beside the thread. */
  search?: string
  /** Opens it in place. */
  onOpen?: () => void
  /** On the page of its flight: what it is about stands above. */
  isInRoom?: boolean
}

/** One conversation of the list: with whom, about what, what was said last, how much is new. */
export function ConversationRow({
  conversation,
  now,
  isCurrent = false,
  search = "",
  onOpen,
  isInRoom = false,
}: ConversationRowProps) {
  const { id, unread, firstUnreadId, lastMessage } = conversation
  const [pathname = "", hash = ""] = conversationPath(id, firstUnreadId ?? undefined).split("#")
  const isNew = unread > 0
  const { what, day } = subjectParts(conversation)
  return (
    <Link
      to={{ pathname, search, hash: hash && `#${hash}` }}
      preventScrollReset
      data-ahead=""
      aria-current={isCurrent ? "page" : undefined}
      onClick={(event) => {
        if (!onOpen || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        onOpen()
      }}
      className={classNames(
        "flex gap-3 py-3.5 -outline-offset-4 transition-colors",
        isInRoom ? "px-card" : "px-4",
        isCurrent ? "bg-sunken" : "hover:bg-ground",
      )}
    >
      <ConversationAvatar conversation={conversation} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <strong className={classNames("truncate", isNew ? "font-semibold" : "font-medium")}>
            {nameOfConversation(conversation)}
          </strong>
          {lastMessage && (
            <time dateTime={lastMessage.at} className="shrink-0 text-label text-ink3 tabular-nums">
              {timeOf(new Date(lastMessage.at), now)}
            </time>
          )}
        </span>
        {!isInRoom && (
          <span className="flex text-fine text-ink2">
            <span className="truncate">{what}</span>
            {day && <span className="shrink-0 whitespace-pre">, {day}</span>}
          </span>
        )}
        <span className="mt-0.5 flex items-center gap-2">
          <span
            className={classNames(
              "min-w-0 flex-1 truncate text-small",
              isNew ? "font-medium text-ink" : "text-ink2",
            )}
          >
            {lastMessage ? wordsOf(lastMessage) : "Noch nichts geschrieben"}
          </span>
          {isNew && (
            <span className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-act px-1.5 text-label font-semibold text-on-act tabular-nums">
              <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
              <VisuallyHidden>{unread} ungelesen</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

function wordsOf({ isOwn, hasPhoto, text }: NonNullable<ConversationView["lastMessage"]>): string {
  return `${isOwn ? "Du: " : ""}${hasPhoto ? PHOTO_LABEL : text || "Nicht mehr zu lesen"}`
}

function timeOf(at: Date, now: Date): string {
  const isToday = isoDay(at, HOME_ZONE) === isoDay(now, HOME_ZONE)
  return isToday ? formatTime(at, HOME_ZONE) : formatShortDay(at, HOME_ZONE)
}
