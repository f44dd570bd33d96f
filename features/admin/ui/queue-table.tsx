import { Link } from "react-router"
import { listAddress } from "#platform/list-address.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { JOBS_LIST, type JobsQuery, type QueueFigures } from "../jobs-list.ts"

/** How full each queue is; failures lead to the jobs that have failed. */
export function QueueTable({
  queues,
  query,
}: {
  queues: readonly QueueFigures[]
  query: JobsQuery
}) {
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {queues.map(({ name, label, waiting, active, failed }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-1 px-card py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="font-semibold">{label}</span>
            <span className="flex flex-wrap gap-x-5 gap-y-1 text-ui text-ink2 tabular-nums">
              <span>{waiting.toLocaleString("de-DE")} wartend</span>
              <span>{active.toLocaleString("de-DE")} in Arbeit</span>
              {failed > 0 ? (
                <Link
                  to={listAddress(JOBS_LIST, query, {
                    view: "gescheitert",
                    queue: name,
                  })}
                  className="font-semibold text-err underline underline-offset-4"
                >
                  {failed.toLocaleString("de-DE")} gescheitert
                </Link>
              ) : (
                <span>0 gescheitert</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What runs by the clock: when, and when it last did. */
export function PlanTable({ queues }: { queues: readonly QueueFigures[] }) {
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {queues
          .filter(({ plan }) => plan !== null)
          .map(({ name, label, plan, lastRunAt }) => (
            <li key={name} className="grid gap-x-6 gap-y-1 px-card py-3.5 sm:grid-cols-2">
              <span className="font-semibold">{label}</span>
              <span className="text-ui text-ink2">
                {plan}
                <span className="block text-small text-ink3">
                  {lastRunAt
                    ? `zuletzt ${formatInstant(new Date(lastRunAt), HOME_ZONE)}`
                    : "in den letzten Tagen nicht gelaufen"}
                </span>
              </span>
            </li>
          ))}
      </ul>
    </Card>
  )
}
