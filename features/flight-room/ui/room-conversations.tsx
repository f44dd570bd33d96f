import type { ConversationView } from "#features/chat/core/conversations-schemas.ts"
import { ConversationRow } from "#features/chat/ui/conversation-row.tsx"
import { useConversationsAbout } from "#features/chat/ui/use-conversations-about.ts"
import { Card } from "#ui/elements/card.tsx"

interface RoomConversationsProps {
  flightId: number
  conversations: readonly ConversationView[]
  now: Date
}

/** What a pilot writes with whom about this flight: a line each, the newest first. */
export function RoomConversations({ flightId, conversations, now }: RoomConversationsProps) {
  const current = useConversationsAbout(flightId, conversations)
  if (current.length === 0) return null
  return (
    <Card as="section" labelledBy="unterhaltung" inset="none">
      <h2 id="unterhaltung" className="scroll-mt-6 px-card pt-card text-h3">
        Unterhaltungen
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {current.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} now={now} isInRoom />
          </li>
        ))}
      </ul>
    </Card>
  )
}
