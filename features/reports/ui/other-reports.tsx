import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { REPORT_REASONS } from "../report.ts"
import type { OtherReport } from "../report-sheet.ts"

interface OtherReportsProps {
  title: string
  reports: readonly (OtherReport & { title?: string })[]
}

/** Reports as a short list; where each is about something else, with what that is. */
export function OtherReports({ title, reports }: OtherReportsProps) {
  return (
    <Card as="section" labelledBy="weitere">
      <h2 id="weitere" className="mb-3 text-h3">
        {title}
      </h2>
      {reports.length === 0 ? (
        <p className="text-ui text-ink2">Keine.</p>
      ) : (
        <ul className="grid gap-3 text-ui">
          {reports.map((report) => (
            <li key={report.path}>
              <TextLink href={report.path}>{REPORT_REASONS[report.reason]}</TextLink>
              <span className="block text-small text-ink3">
                {report.title && `${report.title}, `}
                {formatDay(new Date(report.createdAt), HOME_ZONE)},{" "}
                {report.status === "received" ? "offen" : "entschieden"}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
