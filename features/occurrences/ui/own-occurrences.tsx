import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { FLIGHT_PHASES, OCCURRENCE_KINDS, type OwnOccurrence } from "../occurrence.ts"
import { OccurrenceStateBadge } from "./occurrence-state-badge.tsx"

/** What somebody has reported of this flight, and how far it is. */
export function OwnOccurrences({ own }: { own: readonly OwnOccurrence[] }) {
  if (own.length === 0) return null
  return (
    <Card as="section" labelledBy="eigene">
      <h2 id="eigene" className="text-h3">
        Was du gemeldet hast
      </h2>
      <p className="mt-1.5 text-ui text-ink2">Das siehst nur du.</p>
      <ul className="mt-3 divide-y divide-line">
        {own.map(({ ref, kind, phase, words, reportedAt, isClosed }) => (
          <li key={ref} className="grid gap-2 py-4 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="font-semibold">
                {OCCURRENCE_KINDS[kind]}, {FLIGHT_PHASES[phase]}
              </h3>
              <OccurrenceStateBadge isClosed={isClosed} />
            </div>
            <p className="max-w-text text-ui whitespace-pre-line text-ink2 [overflow-wrap:anywhere]">
              {words}
            </p>
            <p className="text-small text-ink3">
              {formatInstant(new Date(reportedAt), HOME_ZONE)}, Vorgang{" "}
              <span className="font-mono">{ref}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
