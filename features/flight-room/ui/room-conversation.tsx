import { useRevalidator } from "react-router"
import { conversationPath } from "#features/chat/core/conversation-path.ts"
import { nameOfConversation } from "#features/chat/core/conversation-title.ts"
import type { ConversationView, MessageList } from "#features/chat/core/conversations-schemas.ts"
import { toThread } from "#features/chat/core/thread.ts"
import { ConversationRow } from "#features/chat/ui/conversation-row.tsx"
import { ShortMessages } from "#features/chat/ui/short-messages.tsx"
import { useConversationsAbout } from "#features/chat/ui/use-conversations-about.ts"
import { reportLinkOf } from "#features/reports/ui/report-message-link.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"

const loadShortThread = () =>
  import("#features/chat/ui/short-thread.tsx").then((module) => module.ShortThread)

interface RoomConversationProps {
  userId: number
  flightId: number
  /** With the pilot, and that of all on board where there is one. */
  conversations: readonly ConversationView[]
  /** The end of that with the pilot. */
  messages: MessageList
  now: Date
}

/** What a guest writes with the pilot: the last words, and the field for the next ones. */
export function RoomConversation(props: RoomConversationProps) {
  const { userId, flightId, messages, now } = props
  const { revalidate } = useRevalidator()
  const current = useConversationsAbout(flightId, props.conversations)
  const conversation = current.find(({ subject }) => subject === "flight")
  const group = current.find(({ subject }) => subject === "on_board")
  if (!conversation) return null
  const { id, unread, firstUnreadId } = conversation
  return (
    <Card as="section" labelledBy="unterhaltung" inset="none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-card py-4 md:py-5">
        <h2 id="unterhaltung" className="scroll-mt-6 text-h3">
          {`Unterhaltung mit ${nameOfConversation(conversation)}`}
        </h2>
        {unread > 0 && <Badge tone="info">{`${unread} ungelesen`}</Badge>}
        <TextLink
          href={conversationPath(id, firstUnreadId ?? undefined)}
          className="inline-flex min-h-11 items-center text-ui sm:ms-auto"
        >
          Ganz öffnen
        </TextLink>
      </div>
      <LazyPart
        load={loadShortThread}
        isQuiet
        fallback={
          <>
            <ShortMessages
              thread={toThread(messages)}
              first={messages}
              now={now}
              actionOf={reportLinkOf}
            />
            <p className="flex min-h-17.5 items-center border-t border-line px-4">
              <ButtonLink href={conversationPath(id)} variant="secondary" size="small">
                Antworten
              </ButtonLink>
            </p>
          </>
        }
      >
        {(ShortThread) => (
          <ShortThread
            userId={userId}
            conversation={conversation}
            first={messages}
            now={now}
            actionOf={reportLinkOf}
            onChanged={() => void revalidate()}
          />
        )}
      </LazyPart>
      {group && (
        <div className="border-t border-line">
          <ConversationRow conversation={group} now={now} isInRoom />
        </div>
      )}
    </Card>
  )
}
