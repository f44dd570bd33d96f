import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { env } from "#platform/server/env.ts"
import { conversationPath } from "../../../core/conversation-path.ts"
import type { UnreadMessages } from "../../unread-messages.ts"

/** A longer mail is cut off by mail programs; the conversation shows the rest. */
const SHOWN_CONVERSATIONS = 6
const SHOWN_MESSAGES = 3
const SHOWN_LETTERS = 400

/** To whoever has had messages for a while without reading them: all of them in one mail. */
export function UnreadMessagesMail({ unread }: { unread: readonly UnreadMessages[] }) {
  return (
    <MailLayout
      preview={unread[0]?.messages[0]?.text ?? ""}
      title={titleOfUnread(unread)}
      picture="flights"
      reason="Du bekommst diese Mail, weil du Nachrichten noch nicht gelesen hast. Abbestellen kannst du sie in den Einstellungen."
    >
      {unread.slice(0, SHOWN_CONVERSATIONS).map((conversation) => (
        <Waiting key={conversation.conversationId} {...conversation} />
      ))}
      {unread.length > SHOWN_CONVERSATIONS && (
        <MailText>Weitere Unterhaltungen warten in deinem Cockpit.</MailText>
      )}
    </MailLayout>
  )
}

function Waiting({ conversationId, name, subject, messages }: UnreadMessages) {
  const more = messages.length - SHOWN_MESSAGES
  return (
    <>
      <MailPanel>
        <MailText>
          <strong>{name}</strong>
          <br />
          {subject}
        </MailText>
        {messages.slice(0, SHOWN_MESSAGES).map(({ id, author, text }) => (
          <MailText key={id}>
            {author !== name && `${author}: `}„{shortened(text)}“
          </MailText>
        ))}
        {more > 0 && (
          <MailText>{more === 1 ? "Und eine weitere." : `Und ${more} weitere.`}</MailText>
        )}
      </MailPanel>
      <MailButton
        href={`${env().PUBLIC_URL}${conversationPath(conversationId, messages[0]?.id ?? 0)}`}
      >
        Antworten
      </MailButton>
    </>
  )
}

/** „Nachricht von Henrik L.“, „3 Nachrichten von Henrik L.“, „Nachrichten in 2 Unterhaltungen“ */
export function titleOfUnread(unread: readonly UnreadMessages[]): string {
  const [first] = unread
  if (!first || unread.length > 1) return `Nachrichten in ${unread.length} Unterhaltungen`
  const authors = new Set(first.messages.map(({ author }) => author))
  const { length } = first.messages
  if (authors.size > 1) return `${length} Nachrichten an alle an Bord`
  const [author] = authors
  return length === 1 ? `Nachricht von ${author}` : `${length} Nachrichten von ${author}`
}

function shortened(text: string): string {
  const letters = Array.from(text)
  if (letters.length <= SHOWN_LETTERS) return text
  return `${letters.slice(0, SHOWN_LETTERS).join("").trimEnd()} …`
}
