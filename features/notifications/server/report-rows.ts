import { z } from "zod"
import {
  type AppealFacts,
  findAppealFacts,
  listReportsBehind,
} from "#features/reports/server/find-appeal-facts.ts"
import { findReport } from "#features/reports/server/find-report.ts"
import type { ReportRow } from "#features/reports/server/reports-table.ts"
import { findRestriction } from "#features/users/server/find-restriction.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { RestrictionFacts } from "./report-letters.tsx"
import type { Letter, Row, Telling } from "./row.ts"

/* Rows about reports and restrictions: mails alone, and they always come (DSA Art. 16, 17, 20). */

interface Declaration<Facts> {
  on: string
  mail: Letter<Facts>
}

/** Whoever reported something hears of it at the address that they gave, with an account or not. */
export function toReporter({ on, mail }: Declaration<ReportRow>): Row {
  return mailRow("reporter", on, async (db, event) => {
    const report = await findReport(db, event.entityId)
    // reported without a name, or by somebody who is gone
    if (!report?.email) return []
    return [letterTo(mail, report, { key: `event/${event.id}/reporter`, to: report.email })]
  })
}

const restrictingEvent = z.object({
  restrictionId: z.number().int(),
  appealId: z.number().int().optional(),
})

/** Whom a restriction concerns; what a complaint of theirs has undone they hear with its decision. */
export function toAuthor({ on, mail }: Declaration<RestrictionFacts>): Row {
  return mailRow("author", on, async (db, event) => {
    const { restrictionId, appealId } = restrictingEvent.parse(event.data)
    const restriction = await findRestriction(db, restrictionId)
    if (!restriction || restriction.forgottenAt || appealId !== undefined) return []
    const wasReported = (await listReportsBehind(db, restrictionId)).length > 0
    const telling = letterTo(
      mail,
      { restriction, wasReported },
      { key: `event/${event.id}/author` },
    )
    return [{ ...telling, userId: restriction.userId }]
  })
}

/** Whoever complained, at the address that the decision went to. */
export function toAppellant({ on, mail }: Declaration<AppealFacts>): Row {
  return mailRow("appellant", on, async (db, event) => {
    const facts = await findAppealFacts(db, event.entityId)
    if (!facts) return []
    const to = facts.appeal.email
    return [letterTo(mail, facts, { key: `event/${event.id}/appellant`, to })]
  })
}

/** Whose reports led to what somebody else complained about. */
export function toReportersBehind({ on, mail }: Declaration<AppealFacts>): Row {
  return mailRow("reporters", on, async (db, event) => {
    const facts = await findAppealFacts(db, event.entityId)
    if (!facts?.appeal.restrictionId) return []
    const reports = await listReportsBehind(db, facts.appeal.restrictionId)
    return reports.map(({ id, email }) =>
      letterTo(mail, facts, { key: `event/${event.id}/reporter/${id}`, to: email }),
    )
  })
}

function mailRow(
  who: Row["who"],
  on: string,
  tellings: (db: Db, event: EventRow) => Promise<Telling[]>,
): Row {
  return { on, who, bell: null, isMailed: true, optional: null, tellings }
}

function letterTo<Facts>(
  letter: Letter<Facts>,
  facts: Facts,
  address: { key: string; to?: string },
): Telling {
  return {
    userId: null,
    bell: null,
    mail: {
      ...address,
      subject: letter.subject(facts),
      body: letter.body(facts),
      attachments: [],
      optional: null,
    },
  }
}
