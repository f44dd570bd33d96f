import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import { conversationPath } from "../core/conversation-path.ts"

/** The way back to what was open last, as far as this browser remembers it. */
export function LastConversations() {
  const isHydrated = useHydrated()
  const current = useUserStore((state) => state.currentChat)
  const last = useUserStore((state) => state.lastSelectedChats)
  if (!isHydrated || !current) return null
  return (
    <nav aria-label="Zuletzt geöffnet" className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <TextLink href={conversationPath(current.id)}>Weiter mit {current.name}</TextLink>
      {last
        .filter(({ id }) => id !== current.id)
        .map(({ id, name }) => (
          <TextLink key={id} href={conversationPath(id)}>
            {name}
          </TextLink>
        ))}
    </nav>
  )
}
