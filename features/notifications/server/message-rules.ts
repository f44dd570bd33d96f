import { z } from "zod"
import { findUnread, findUnreadIn } from "#features/chat/unread/server/find-unread.ts"
import type { UnreadMessages } from "#features/chat/unread/unread-messages.ts"
import type { OptionalMail } from "#features/users/settings/mail-kinds.ts"
import type { NotificationKind } from "../notification.ts"
import type { MailTemplate, NotificationRule } from "./rule.ts"

const toldOf = z.object({ userId: z.int() })

/** Rings for whoever has unread messages in the conversation of the event. */
export function toReader({ on, bell }: { on: string; bell: NotificationKind }): NotificationRule {
  return {
    on,
    who: "reader",
    bell,
    isMailed: false,
    optional: null,
    async deliveries(db, event) {
      const { userId } = toldOf.parse(event.data)
      const unread = await findUnreadIn(db, userId, { id: event.entityId, after: 0 })
      if (!unread) return []
      const { conversationId, name, subject } = unread
      const facts = { conversation: { id: conversationId, name, subject } }
      return [{ userId, bell: { kind: bell, flightId: null, facts }, mail: null }]
    },
  }
}

/** One mail about all conversations of the event in which something is still unread. */
export function toReaderOfAll(declaration: {
  on: string
  mail: MailTemplate<readonly UnreadMessages[]>
  optional: OptionalMail
}): NotificationRule {
  const { on, mail, optional } = declaration
  return {
    on,
    who: "reader",
    bell: null,
    isMailed: true,
    optional,
    async deliveries(db, event) {
      const unread = await findUnread(db, event)
      if (unread.length === 0) return []
      const key = `event/${event.id}/reader`
      const parts = { subject: mail.subject(unread), body: mail.body(unread), attachments: [] }
      return [{ userId: event.entityId, bell: null, mail: { key, optional, ...parts } }]
    },
  }
}
