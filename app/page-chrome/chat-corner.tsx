import { ChatWidget } from "#features/chat/ui/chat-widget.tsx"
import { reportLinkOf } from "#features/reports/ui/report-message-link.tsx"

/** The conversations in the corner, each message with the way to report it. */
export function ChatCorner({ userId }: { userId: number }) {
  return <ChatWidget userId={userId} actionOf={reportLinkOf} />
}
