import { Link } from "react-router"
import { formatInstant, formatIsoDay, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { documentName } from "../document-kinds.ts"
import { documentSheetPath } from "../document-queue-list.ts"
import type { QueuedDocument } from "../document-view.ts"
import { StatusBadge } from "./status-badge.tsx"

/** The documents of one page of the queue, each a link to its check. */
export function DocumentQueue({ entries }: { entries: readonly QueuedDocument[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt nichts">
        In dieser Ansicht gibt es keinen Nachweis. Neue erscheinen unter „Offen“, sobald jemand
        etwas einreicht.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-card py-4 hover:bg-ground"
          >
            <div className="min-w-0">
              <Link
                to={documentSheetPath(entry.id)}
                className="font-semibold after:absolute after:inset-0 hover:text-link"
              >
                {documentName(entry)}
              </Link>
              <p className="text-ui text-ink2">{entry.pilot}</p>
              <p className="text-small text-ink3">
                <WholeParts>
                  {[
                    `eingereicht ${formatInstant(new Date(entry.createdAt), HOME_ZONE)}`,
                    ...(entry.expiresOn ? [`gültig bis ${formatIsoDay(entry.expiresOn)}`] : []),
                  ].join(", ")}
                </WholeParts>
              </p>
            </div>
            <StatusBadge status={entry.status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
