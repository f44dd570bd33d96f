import type { ReactNode } from "react"
import { formatInstant, formatTime, HOME_ZONE } from "#platform/time.ts"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { messageAnchor } from "../core/conversation-path.ts"
import type { MessageView } from "../core/conversations-schemas.ts"
import { MessagePhoto } from "../photos/ui/message-photo.tsx"

interface MessageBubbleProps {
  message: MessageView
  /** Whose words they are stands above them where several people write. */
  isNamed: boolean
  /** Below the words: how far an own message has come. */
  below?: ReactNode
  /** What can be done about somebody else's words. */
  action?: ReactNode
}

const CONTACTS_HIDDEN_FROM_OTHER =
  "Nummern, Adressen und Links sieht die andere Seite erst, wenn eine Buchung steht."
const CONTACTS_HIDDEN = "Nummern, Adressen und Links siehst du, sobald eine Buchung steht."

/** What somebody has said. */
export function MessageBubble({ message, isNamed, below, action }: MessageBubbleProps) {
  const { id, isOwn, author, text, photo, isMasked, isErased, isHidden, at } = message
  const isGone = isErased || (isHidden && !isOwn)
  const sentAt = new Date(at)
  return (
    <li
      data-anchor={messageAnchor(id)}
      tabIndex={-1}
      className={classNames(
        "group/message flex scroll-mt-6 flex-col",
        isOwn ? "items-end" : "items-start",
      )}
    >
      {isNamed && !isOwn && author && (
        <span className="mb-1 ps-1 text-fine text-ink2">{author.name}</span>
      )}
      <div
        className={classNames(
          "flex max-w-[85%] items-center gap-1 md:max-w-[70%]",
          isOwn && "flex-row-reverse",
        )}
      >
        {photo ? (
          <MessagePhoto photo={photo} of={isOwn ? "dir" : (author?.name ?? "")} sentAt={sentAt} />
        ) : (
          <p
            className={classNames(
              "min-w-0 rounded-chip px-4 py-2.5 text-ui wrap-anywhere whitespace-pre-wrap",
              isOwn
                ? "rounded-ee-mark bg-act text-on-act"
                : "rounded-es-mark border border-line bg-surface",
              isGone && "border-dashed bg-transparent text-ink3 italic",
            )}
          >
            <VisuallyHidden>{isOwn ? "Du: " : `${author?.name ?? ""}: `}</VisuallyHidden>
            {isGone ? goneWords(isErased) : text}
          </p>
        )}
        {action}
      </div>
      <p className="mt-1 flex max-w-[85%] flex-wrap gap-x-2 px-1 text-label text-ink3">
        <time dateTime={at} title={formatInstant(sentAt, HOME_ZONE)}>
          {formatTime(sentAt, HOME_ZONE)}
        </time>
        {below}
      </p>
      {isHidden && isOwn && (
        <p className="max-w-[85%] px-1 text-fine text-ink2 md:max-w-[70%]">
          Nach einer Meldung ausgeblendet. Außer dir liest sie niemand mehr.
        </p>
      )}
      {isMasked && (
        <p className="max-w-[85%] px-1 text-fine text-ink2 md:max-w-[70%]">
          {isOwn ? CONTACTS_HIDDEN_FROM_OTHER : CONTACTS_HIDDEN}
        </p>
      )}
    </li>
  )
}

function goneWords(isErased: boolean): string {
  return isErased ? "Mit dem Konto gelöscht" : "Nach einer Meldung ausgeblendet"
}
