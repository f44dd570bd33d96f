import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { RowTick } from "#ui/forms/row-tick.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import { classNames } from "#ui/style/class-names.ts"
import type { FailedJob } from "../jobs-list.ts"
import { callRestartJob } from "./admin-calls.ts"
import { RetryButton } from "./retry-button.tsx"

/** Jobs that no try is left for, each with what went wrong last. */
export function FailedJobs({
  entries,
  selection,
}: {
  entries: readonly FailedJob[]
  selection?: RowSelection
}) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Nichts ist gescheitert">
        Ein Auftrag wird etwa einen Tag lang mit wachsenden Pausen wiederholt. Erst dann steht er
        hier.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map(({ id, queue, label, problem, attempts, failedAt }) => (
          <li
            key={id}
            className={classNames(
              "relative grid gap-x-6 gap-y-2 py-4 pe-card md:grid-cols-[minmax(0,1fr)_auto]",
              selection ? "ps-14" : "ps-card",
            )}
          >
            {selection && (
              <span className="absolute start-2 top-2.5">
                <RowTick
                  label={`${label} auswählen`}
                  isOn={selection.isChosen(`${queue}/${id}`)}
                  onPress={(isRange) => selection.toggle(`${queue}/${id}`, isRange)}
                />
              </span>
            )}
            <div className="min-w-0">
              <p className="font-semibold">{label}</p>
              <p className="text-ui text-ink2 wrap-break-word">
                <samp className="font-sans">{problem}</samp>
              </p>
              <p className="text-small text-ink3">
                {attempts === 1 ? "1 Versuch" : `${attempts} Versuche`}, zuletzt{" "}
                {formatInstant(new Date(failedAt), HOME_ZONE)}
              </p>
            </div>
            <div className="self-center">
              <WithRight right="jobs.retry">
                <RetryButton
                  subject={label}
                  retry={(intent) => callRestartJob(queue, id, intent)}
                />
              </WithRight>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
