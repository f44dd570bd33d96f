import {
  findTaxRequestFacts,
  findTaxYearFacts,
  type TaxRequestFacts,
  type TaxYearFacts,
} from "#features/dac7/server/tax-mail-facts.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { NotificationFacts, NotificationKind } from "../notification.ts"
import type { MailTemplate, NotificationRule } from "./rule.ts"

interface OfTaxes<Facts> {
  on: string
  bell: NotificationKind
  mail: MailTemplate<Facts>
}

/** Tells a pilot that their tax details are wanted; who has answered meanwhile is told nothing. */
export function toAskedForTaxes(declaration: OfTaxes<TaxRequestFacts>): NotificationRule {
  return ruleFor(declaration, findTaxRequestFacts, () => ({}))
}

/** Tells a pilot what was reported of them for a year. */
export function toReportedForTaxes(declaration: OfTaxes<TaxYearFacts>): NotificationRule {
  return ruleFor(declaration, findTaxYearFacts, ({ year }) => ({ year }))
}

function ruleFor<Facts extends { userId: number }>(
  { on, bell, mail }: OfTaxes<Facts>,
  findFacts: (db: Db, event: EventRow) => Promise<Facts | undefined>,
  bellFacts: (facts: Facts) => NotificationFacts,
): NotificationRule {
  return {
    on,
    who: "reader",
    bell,
    isMailed: true,
    optional: null,
    async deliveries(db, event) {
      const facts = await findFacts(db, event)
      if (!facts) return []
      return [
        {
          userId: facts.userId,
          bell: { kind: bell, flightId: null, facts: bellFacts(facts) },
          mail: {
            key: `event/${event.id}/reader`,
            subject: mail.subject(facts),
            body: mail.body(facts),
            attachments: [],
            optional: null,
          },
        },
      ]
    },
  }
}
