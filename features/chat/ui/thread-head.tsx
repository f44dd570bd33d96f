import { ArrowLeft } from "lucide"
import { useState } from "react"
import { Link } from "react-router"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { useAction } from "#platform/use-action.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { MenuButton, MenuLink, RowMenu } from "#ui/overlays/row-menu.tsx"
import { nameOfConversation, subjectOfConversation } from "../core/conversation-title.ts"
import type { ConversationView } from "../core/conversations-schemas.ts"
import { ConversationAvatar } from "./conversation-avatar.tsx"
import { callArchive, callTalkBlock } from "./conversation-calls.ts"

interface ThreadHeadProps {
  conversation: ConversationView
  /** The list that it was opened from. */
  backHref: string
  /** More lines of the menu, such as reporting. */
  menuLinks?: readonly { href: string; label: string }[]
  onChanged: () => void
}

type Change = "archive" | "unarchive" | "block" | "unblock"

/** With whom the conversation is and about what, and what can be done with it. */
export function ThreadHead({ conversation, backHref, menuLinks = [], onChanged }: ThreadHeadProps) {
  const { id, subject, flightId, pilotId, others, isArchived, isBlocked } = conversation
  const [other] = others
  const [changes, setChanges] = useState(0)
  const { run, isPending, failure } = useAction({
    send: (change: Change, intent) => send(change, intent),
    done: () => {
      setChanges((count) => count + 1)
      onChanged()
    },
  })
  function send(change: Change, intent: string): Promise<void> {
    if (change === "archive" || change === "unarchive") {
      return callArchive(id, change === "archive", intent)
    }
    return callTalkBlock(other?.id ?? 0, change === "block", intent)
  }
  const line = (change: Change, label: string) => (
    <MenuButton isPending={isPending} onClick={() => void run(change)}>
      {label}
    </MenuButton>
  )
  const canBlock = subject !== "on_board" && other !== undefined && !other.isDeleted
  return (
    <div className="border-b border-line bg-surface">
      <div className="flex items-center gap-3 px-2 py-2.5 md:px-4">
        <Link
          to={backHref}
          preventScrollReset
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-small hover:bg-soft lg:hidden"
        >
          <Icon shape={ArrowLeft} />
          <VisuallyHidden>Zu allen Nachrichten</VisuallyHidden>
        </Link>
        <ConversationAvatar conversation={conversation} />
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-sans text-body font-semibold tracking-normal">
            {nameOfConversation(conversation)}
          </h1>
          <p className="truncate text-fine text-ink2">
            {flightId === null ? (
              subjectOfConversation(conversation)
            ) : (
              <Link to={flightPath(flightId)} className="underline-offset-4 hover:underline">
                {subjectOfConversation(conversation)}
              </Link>
            )}
          </p>
        </div>
        <RowMenu about="Unterhaltung" name="unterhaltung" closesWith={String(changes)}>
          {other && other.id === pilotId && !other.isDeleted && (
            <MenuLink to={profilePath(pilotId)}>Profil ansehen</MenuLink>
          )}
          {isArchived ? line("unarchive", "Aus dem Archiv holen") : line("archive", "Archivieren")}
          {canBlock &&
            (isBlocked
              ? line("unblock", "Nicht mehr blockieren")
              : line("block", `${other.name} blockieren`))}
          {menuLinks.map(({ href, label }) => (
            <MenuLink key={href} to={href}>
              {label}
            </MenuLink>
          ))}
        </RowMenu>
      </div>
      {subject === "on_board" && (
        <p className="border-t border-line px-4 py-2 text-fine text-ink2">
          Du, {others.map(({ name }) => name).join(", ")}
        </p>
      )}
      {failure && (
        <p role="alert" className="px-4 pb-2 text-fine text-err">
          {failure.text}
        </p>
      )}
    </div>
  )
}
