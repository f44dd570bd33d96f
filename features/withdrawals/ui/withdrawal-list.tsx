import { Link } from "react-router"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { type ListedWithdrawal, withdrawalSheetPath } from "../withdrawal-list.ts"

/** The declarations of one page of the list, each a link to its case. */
export function WithdrawalList({ entries }: { entries: readonly ListedWithdrawal[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt kein Widerruf">
        In dieser Ansicht gibt es keinen. Neue erscheinen unter „Offen“, sobald jemand einen Vertrag
        widerruft.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-card py-4 hover:bg-ground"
          >
            <div className="min-w-0 flex-1 basis-72">
              <Link
                to={withdrawalSheetPath(entry.id)}
                className="font-semibold after:absolute after:inset-0 hover:text-link"
              >
                {entry.name || "Name gelöscht"}
              </Link>
              <p className="line-clamp-2 text-ui text-ink2">{entry.contract || "Worte gelöscht"}</p>
              <p className="text-small text-ink3">
                <WholeParts>
                  {[
                    `eingegangen ${formatInstant(new Date(entry.receivedAt), HOME_ZONE)}`,
                    ...(entry.handledAt
                      ? [`bearbeitet ${formatInstant(new Date(entry.handledAt), HOME_ZONE)}`]
                      : []),
                  ].join(", ")}
                </WholeParts>
              </p>
            </div>
            <span className="font-mono text-small text-ink3">{entry.ref}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
