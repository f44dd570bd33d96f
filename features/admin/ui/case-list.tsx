import { Link } from "react-router"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import type { OpenCase } from "../open-case.ts"

interface CaseListProps {
  cases: readonly OpenCase[]
  /** Where a case is decided. */
  hrefOf: (one: OpenCase) => string
  /** As ISO text: what is due before it is late. */
  now: string
}

/** What waits for a person, what is due first. */
export function CaseList({ cases, hrefOf, now }: CaseListProps) {
  return (
    <Card inset="none">
      <ol className="divide-y divide-line">
        {cases.map((one) => {
          const { key, title, known, todo, dueAt } = one
          const isLate = dueAt < now
          return (
            <li
              key={key}
              className="relative grid gap-x-6 gap-y-1 px-card py-4 transition-colors hover:bg-ground md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0">
                <Link
                  to={hrefOf(one)}
                  className="font-semibold after:absolute after:inset-0 hover:text-link"
                >
                  {title}
                </Link>
                <p className="text-ui text-ink2 wrap-anywhere">{known}</p>
                <p className="mt-1 max-w-text text-ui">{todo}</p>
              </div>
              <p className={isLate ? "text-small font-semibold text-warn" : "text-small text-ink3"}>
                {isLate ? "überfällig seit" : "bis"} {formatDay(new Date(dueAt), HOME_ZONE)}
              </p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
