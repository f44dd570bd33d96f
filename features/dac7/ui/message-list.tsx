import { Download } from "lucide"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { taxMessagePath } from "../dac7-paths.ts"
import type { MessageKind } from "../dpi/dpi-message.ts"

const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  new: "Meldung",
  correction: "Berichtigung",
  nil: "Nullmeldung",
}

interface MessageListProps {
  messages: readonly {
    id: number
    kind: MessageKind
    createdAt: string
    createdBy: string
    count: number
  }[]
}

/** The messages that were made about a year; each can be downloaded again as it was made. */
export function MessageList({ messages }: MessageListProps) {
  return (
    <ul className="mt-4 grid gap-4">
      {messages.map(({ id, kind, createdAt, createdBy, count }) => (
        <li key={id} className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-6">
          <p className="text-ui">
            <span className="font-semibold">{KIND_LABELS[kind]}</span>
            <span className="block text-small text-ink2">
              {count === 1 ? "1 Pilot:in" : `${count} Pilot:innen`}, erstellt von {createdBy},{" "}
              {formatInstant(new Date(createdAt), HOME_ZONE)}
            </span>
          </p>
          <ButtonLink
            href={taxMessagePath(id)}
            reloadDocument
            download
            variant="secondary"
            size="small"
            icon={Download}
          >
            XML
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
