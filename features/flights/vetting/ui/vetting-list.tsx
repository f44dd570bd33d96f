import { Link } from "react-router"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { vettingSheetPath } from "../vetting-list.ts"
import type { ListedVetting } from "../vetting-view.ts"
import { VettingBadge } from "./vetting-badge.tsx"

/** The flights of one page of the list, each a link to its check. */
export function VettingList({ entries }: { entries: readonly ListedVetting[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt kein Flug">
        In dieser Ansicht gibt es keinen. Neue erscheinen unter „Zur Prüfung“, sobald eine Pilot:in
        einen ihrer ersten drei Flüge einreicht.
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
                to={vettingSheetPath(entry.flightId)}
                className="font-semibold after:absolute after:inset-0 hover:text-link"
              >
                {entry.title}
              </Link>
              <p className="text-ui text-ink2">
                <span className="font-mono text-small">{entry.from}</span>
                {entry.to === entry.from ? (
                  " Rundflug"
                ) : (
                  <>
                    {" nach "}
                    <span className="font-mono text-small">{entry.to}</span>
                  </>
                )}
                {` mit ${entry.pilot}`}
              </p>
              <p className="text-small text-ink3">
                <WholeParts>
                  {[
                    entry.departsAt
                      ? `Start ${formatInstant(new Date(entry.departsAt), entry.timeZone)}`
                      : "ohne festen Termin",
                    `eingereicht ${formatInstant(new Date(entry.submittedAt), HOME_ZONE)}`,
                  ].join(", ")}
                </WholeParts>
              </p>
            </div>
            <div className="flex items-center gap-4">
              <span className="font-mono text-small text-ink3">Nr. {entry.flightId}</span>
              <VettingBadge {...entry} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
