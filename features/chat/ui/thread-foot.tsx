import { classNames } from "#ui/style/class-names.ts"
import { nameOfConversation } from "../core/conversation-title.ts"
import type { ConversationView } from "../core/conversations-schemas.ts"
import { useTyping } from "../live/ui/use-typing.ts"
import { ClosedThread } from "./closed-thread.tsx"
import { Composer } from "./composer.tsx"
import type { OpenThread } from "./use-thread.ts"

interface ThreadFootProps {
  userId: number
  conversation: ConversationView
  open: Pick<OpenThread, "send" | "sendPhoto">
  /** Something of one's own is about to come in. */
  onSend?: () => void
  /** The conversation looks different now: it is blocked no longer. */
  onChanged: () => void
}

/** Below the messages: who types, and where the next one is written, or why none can be. */
export function ThreadFoot({ userId, conversation, open, onSend, onChanged }: ThreadFootProps) {
  const { id, subject, pilotId, others } = conversation
  const { whoTypes, type } = useTyping(id)
  const typing = others.find((person) => person.id === whoTypes)?.name
  const isGroup = subject === "on_board"
  const isClosed = !isGroup && (conversation.isBlocked || others[0]?.isDeleted === true)
  return (
    <>
      <p
        role="status"
        className={classNames("bg-ground px-5 text-fine text-ink2", typing && "pb-1.5 md:px-7")}
      >
        {typing && `${typing} schreibt …`}
      </p>
      {isClosed ? (
        <ClosedThread conversation={conversation} onChanged={onChanged} />
      ) : (
        <Composer
          userId={userId}
          conversationId={id}
          label={isGroup ? "Nachricht an alle" : `Nachricht an ${nameOfConversation(conversation)}`}
          hasQuickAnswers={pilotId === userId && !isGroup}
          onType={type}
          onSend={(text) => {
            onSend?.()
            open.send(text)
          }}
          onPhoto={(photo) => {
            onSend?.()
            open.sendPhoto(photo)
          }}
        />
      )}
    </>
  )
}
