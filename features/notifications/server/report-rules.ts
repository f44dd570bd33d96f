import { z } from "zod"
import {
  type AppealFacts,
  findAppealFacts,
  listReportsOfRestriction,
} from "#features/reports/server/find-appeal-facts.ts"
import { findReport } from "#features/reports/server/find-report.ts"
import type { ReportRow } from "#features/reports/server/reports-table.ts"
import { findRestriction } from "#features/users/office/server/find-restriction.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { Delivery, MailTemplate, NotificationRule } from "./rule.ts"
import type { RestrictionFacts } from "./templates/report-templates.tsx"

/* Rows about reports and restrictions: mails alone, and they always come (DSA Art. 16, 17, 20). */

interface RuleDeclaration<Facts> {
  on: string
  mail: MailTemplate<Facts>
}

/** Notifies the reporter by mail at the address of the report, whether they have an account or not. */
export function toReporter({ on, mail }: RuleDeclaration<ReportRow>): NotificationRule {
  return mailRule("reporter", on, async (db, event) => {
    const report = await findReport(db, event.entityId)
    // reported without a name, or by somebody who is gone
    if (!report?.email) return []
    return [deliverTo(mail, report, { key: `event/${event.id}/reporter`, to: report.email })]
  })
}

const restrictingEvent = z.object({
  restrictionId: z.number().int(),
  appealId: z.number().int().optional(),
  /** Of reviews that a timer has flagged. */
  flagId: z.number().int().optional(),
})

/** Whom a restriction concerns; what a complaint of theirs has undone they hear with its decision. */
export function toAuthor({ on, mail }: RuleDeclaration<RestrictionFacts>): NotificationRule {
  return mailRule("author", on, async (db, event) => {
    const { restrictionId, appealId, flagId } = restrictingEvent.parse(event.data)
    const restriction = await findRestriction(db, restrictionId)
    if (!restriction || restriction.anonymizedAt || appealId !== undefined) return []
    const wasReported = (await listReportsOfRestriction(db, restrictionId)).length > 0
    const delivery = deliverTo(
      mail,
      { restriction, wasReported, wasDetected: flagId !== undefined },
      { key: `event/${event.id}/author` },
    )
    return [{ ...delivery, userId: restriction.userId }]
  })
}

/** Notifies the appellant at the address that the decision went to. */
export function toAppellant({ on, mail }: RuleDeclaration<AppealFacts>): NotificationRule {
  return mailRule("appellant", on, async (db, event) => {
    const facts = await findAppealFacts(db, event.entityId)
    if (!facts) return []
    const to = facts.appeal.email
    return [deliverTo(mail, facts, { key: `event/${event.id}/appellant`, to })]
  })
}

/** Whose reports led to what somebody else complained about. */
export function toReportersOfAppeal({ on, mail }: RuleDeclaration<AppealFacts>): NotificationRule {
  return mailRule("reporters", on, async (db, event) => {
    const facts = await findAppealFacts(db, event.entityId)
    if (!facts?.appeal.restrictionId) return []
    const reports = await listReportsOfRestriction(db, facts.appeal.restrictionId)
    return reports.map(({ id, email }) =>
      deliverTo(mail, facts, { key: `event/${event.id}/reporter/${id}`, to: email }),
    )
  })
}

function mailRule(
  who: NotificationRule["who"],
  on: string,
  deliveries: (db: Db, event: EventRow) => Promise<Delivery[]>,
): NotificationRule {
  return { on, who, bell: null, isMailed: true, optional: null, deliveries }
}

function deliverTo<Facts>(
  template: MailTemplate<Facts>,
  facts: Facts,
  address: { key: string; to?: string },
): Delivery {
  return {
    userId: null,
    bell: null,
    mail: {
      ...address,
      subject: template.subject(facts),
      body: template.body(facts),
      attachments: [],
      optional: null,
    },
  }
}
