import { Link } from "react-router"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { ListedReport } from "../report-list.ts"
import { ReportStateBadge } from "./report-state-badge.tsx"

/** The reports or complaints of one page, each a link to its sheet. */
export function ReportList({ entries }: { entries: readonly ListedReport[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt nichts">
        In dieser Ansicht gibt es keinen Vorgang. Neue Meldungen erscheinen unter „Offen“, sobald
        jemand etwas meldet.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li
            key={entry.path}
            className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-card py-4 hover:bg-ground"
          >
            <div className="min-w-0">
              <Link
                to={entry.path}
                className="font-semibold after:absolute after:inset-0 hover:text-link"
              >
                {entry.title}
              </Link>
              <p className="text-ui text-ink2">{entry.about}</p>
              <p className="text-small text-ink3">
                eingegangen {formatInstant(new Date(entry.createdAt), HOME_ZONE)}
              </p>
            </div>
            <ReportStateBadge state={entry.state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
