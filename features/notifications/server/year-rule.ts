import type { OptionalMail } from "#features/users/settings/mail-kinds.ts"
import { findYearMailFacts, type YearMailFacts } from "#features/wrapped/server/year-mail-facts.ts"
import type { NotificationKind } from "../notification.ts"
import type { MailTemplate, NotificationRule } from "./rule.ts"

interface OfYear {
  on: string
  bell: NotificationKind
  mail: MailTemplate<YearMailFacts>
  optional: OptionalMail
}

/** Tells everybody who flew in a year that it can be looked at; the event happens once a year at most. */
export function toWhoFlew({ on, bell, mail, optional }: OfYear): NotificationRule {
  return {
    on,
    who: "reader",
    bell,
    isMailed: true,
    optional,
    async deliveries(db, event) {
      const facts = await findYearMailFacts(db, event)
      if (!facts) return []
      return [
        {
          userId: facts.userId,
          bell: { kind: bell, flightId: null, facts: { year: facts.year } },
          mail: {
            key: `event/${event.id}/reader`,
            subject: mail.subject(facts),
            body: mail.body(facts),
            attachments: [],
            optional,
            unsubscribeUrl: facts.muteUrl,
          },
        },
      ]
    },
  }
}
