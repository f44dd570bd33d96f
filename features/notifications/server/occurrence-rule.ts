import { findOccurrence } from "#features/occurrences/server/find-occurrence.ts"
import type { OccurrenceRow } from "#features/occurrences/server/occurrences-table.ts"
import type { MailTemplate, NotificationRule } from "./rule.ts"

/** Notifies who reported an occurrence, by mail alone; whoever has left since is not notified. */
export function toReporterOfOccurrence({
  on,
  mail,
}: {
  on: string
  mail: MailTemplate<OccurrenceRow>
}): NotificationRule {
  return {
    on,
    who: "reporter",
    bell: null,
    isMailed: true,
    optional: null,
    async deliveries(db, event) {
      const occurrence = await findOccurrence(db, event.entityId)
      if (!occurrence?.reporterId) return []
      return [
        {
          userId: occurrence.reporterId,
          bell: null,
          mail: {
            key: `event/${event.id}/reporter`,
            subject: mail.subject(occurrence),
            body: mail.body(occurrence),
            attachments: [],
            optional: null,
          },
        },
      ]
    },
  }
}
