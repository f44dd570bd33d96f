import { Link } from "react-router"
import { formatDay, formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { FLIGHT_PHASES, OCCURRENCE_KINDS } from "../occurrence.ts"
import { type ListedOccurrence, occurrenceSheetPath } from "../occurrence-list.ts"
import { OccurrenceStateBadge } from "./occurrence-state-badge.tsx"

/** The reports of one page of the list, each a link to its sheet. */
export function OccurrenceList({ entries }: { entries: readonly ListedOccurrence[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt kein Bericht">
        In dieser Ansicht gibt es keinen. Neue erscheinen unter „Offen“, sobald jemand einen Vorfall
        meldet.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map(({ id, kind, phase, role, hasInjuries, flight, reportedAt, isClosed }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-card py-4 hover:bg-ground"
          >
            <div className="min-w-0">
              <Link
                to={occurrenceSheetPath(id)}
                className="font-semibold after:absolute after:inset-0 hover:text-link"
              >
                {OCCURRENCE_KINDS[kind]}, {FLIGHT_PHASES[phase]}
              </Link>
              <p className="text-ui text-ink2">
                „{flight.title}“ am{" "}
                <WholeParts>{formatDay(new Date(flight.departsAt), flight.timeZone)}</WholeParts>
              </p>
              <p className="text-small text-ink3">
                {role === "pilot" ? "von der Person am Steuer" : "von einem Gast"}, eingegangen{" "}
                <WholeParts>{formatInstant(new Date(reportedAt), HOME_ZONE)}</WholeParts>
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {hasInjuries && <Badge tone="err">Verletzte</Badge>}
              <OccurrenceStateBadge isClosed={isClosed} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
