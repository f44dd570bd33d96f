import {
  titleOfUnread,
  UnreadMessagesMail,
} from "#features/chat/unread/server/mails/unread-messages-mail.tsx"
import type { UnreadMessages } from "#features/chat/unread/unread-messages.ts"
import type { MailTemplate } from "../rule.ts"

export const unread: MailTemplate<readonly UnreadMessages[]> = {
  subject: titleOfUnread,
  body: (messages) => <UnreadMessagesMail unread={messages} />,
}
