import { ArrowLeft, Ellipsis } from "lucide"
import { useState } from "react"
import { Link } from "react-router"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { useAction } from "#platform/use-action.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { DropMenu } from "#ui/overlays/drop-menu.tsx"
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

const MENU_LINE =
  "flex min-h-11 w-full items-center rounded-small px-3 text-start text-ui hover:bg-soft md:min-h-10"

type Change = "archive" | "unarchive" | "block" | "unblock"

/** With whom the conversation is and about what, and what can be done with it. */
export function ThreadHead({ conversation, backHref, menuLinks = [], onChanged }: ThreadHeadProps) {
  const { id, subject, flightId, pilotId, others, isArchived, isBlocked } = conversation
  const [other] = others
  const [changes, setChanges] = useState(0)
  const { run, failure } = useAction({
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
    <button type="button" className={MENU_LINE} onClick={() => void run(change)}>
      {label}
    </button>
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
        <DropMenu
          title="Unterhaltung"
          name="unterhaltung"
          isAtEnd
          closesWith={String(changes)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-small hover:bg-soft"
          panel={
            <ul>
              {other && other.id === pilotId && !other.isDeleted && (
                <li>
                  <Link to={profilePath(pilotId)} className={MENU_LINE}>
                    Profil ansehen
                  </Link>
                </li>
              )}
              <li>
                {isArchived
                  ? line("unarchive", "Aus dem Archiv holen")
                  : line("archive", "Archivieren")}
              </li>
              {canBlock && (
                <li>
                  {isBlocked
                    ? line("unblock", "Nicht mehr blockieren")
                    : line("block", `${other.name} blockieren`)}
                </li>
              )}
              {menuLinks.map(({ href, label }) => (
                <li key={href}>
                  <Link to={href} className={MENU_LINE}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          }
        >
          <Icon shape={Ellipsis} />
          <VisuallyHidden>Mehr zu dieser Unterhaltung</VisuallyHidden>
        </DropMenu>
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
