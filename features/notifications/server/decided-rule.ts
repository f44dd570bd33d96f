import { z } from "zod"
import { findDocument } from "#features/verification/server/find-document.ts"
import type { Decided } from "#features/verification/server/mails/documents-decided-mail.tsx"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { MailTemplate, NotificationRule } from "./rule.ts"

const told = z.object({ documentIds: z.array(z.int()) })

/** A pilot reads what was decided about several documents in one mail; the bell has rung for each. */
export function toPilotOfDecided(declaration: {
  on: string
  mail: MailTemplate<Decided>
}): NotificationRule {
  const { on, mail } = declaration
  return {
    on,
    who: "pilot",
    bell: null,
    isMailed: true,
    optional: null,
    async deliveries(db, event) {
      const decided = await readDecided(db, event)
      if (decided.verified.length + decided.rejected.length === 0) return []
      return [
        {
          userId: event.entityId,
          bell: null,
          mail: {
            key: `event/${event.id}/pilot`,
            subject: mail.subject(decided),
            body: mail.body(decided),
            attachments: [],
            optional: null,
          },
        },
      ]
    },
  }
}

// what was replaced meanwhile is gone
async function readDecided(db: Db, event: EventRow): Promise<Decided> {
  const { documentIds } = told.parse(event.data)
  const found = await Promise.all(documentIds.map((id) => findDocument(db, id)))
  const documents = found.flatMap((document) => document ?? [])
  return {
    verified: documents.filter(({ status }) => status === "verified"),
    rejected: documents.filter(({ status }) => status === "rejected"),
  }
}
