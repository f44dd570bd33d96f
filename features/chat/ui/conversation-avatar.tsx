import { UsersRound } from "lucide"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import type { ConversationView } from "../core/conversations-schemas.ts"

/** The other side's picture; of all on board a mark. */
export function ConversationAvatar({
  conversation,
}: {
  conversation: Pick<ConversationView, "subject" | "others" | "pilotId">
}) {
  const [other] = conversation.others
  if (conversation.subject === "on_board" || !other) {
    return (
      <span
        aria-hidden="true"
        data-theme="light"
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-soft text-link"
      >
        <Icon shape={UsersRound} size={20} />
      </span>
    )
  }
  return (
    <PersonAvatar person={other} tint={other.id === conversation.pilotId ? undefined : "apricot"} />
  )
}
