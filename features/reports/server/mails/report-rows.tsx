import { MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { REPORT_REASONS } from "../../report.ts"
import type { ReportRow } from "../reports-table.ts"

/** What was reported, when, and under which number. */
export function ReportRows({ report }: { report: ReportRow }) {
  return (
    <>
      <MailPanel>
        <MailRow label="Vorgang" value={report.ref} />
        <MailRow label="Eingegangen" value={formatInstant(report.createdAt, HOME_ZONE)} />
        <MailRow label="Gemeldet" value={report.subjectTitle} />
        <MailRow label="Grund" value={REPORT_REASONS[report.reason]} />
      </MailPanel>
      <MailText>„{report.explanation}“</MailText>
    </>
  )
}
