import { Link } from "react-router"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { FLAG_REASON_LABELS, type ListedReviewFlag, reviewFlagPath } from "../review-flag.ts"
import { ReviewFlagBadge } from "./review-flag-badge.tsx"

/** The pairs of one page of the list, each a link to what they wrote. */
export function ReviewFlagList({ entries }: { entries: readonly ListedReviewFlag[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt kein Paar">
        Einmal in der Stunde sehen wir nach, wer sich auffällig oft lobt. Wer auffällt, erscheint
        unter „Offen“.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map(({ id, people, reasons, flaggedAt, dueAt, verdict }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-card py-4 hover:bg-ground"
          >
            <div className="min-w-0">
              <Link
                to={reviewFlagPath(id)}
                className="font-semibold after:absolute after:inset-0 hover:text-link"
              >
                {people.join(" und ")}
              </Link>
              {reasons.map((reason) => (
                <p key={reason} className="text-ui text-ink2">
                  {FLAG_REASON_LABELS[reason]}
                </p>
              ))}
              <p className="text-small text-ink3">
                markiert am {formatDay(new Date(flaggedAt), HOME_ZONE)}
                {verdict === null && `, zu klären bis ${formatDay(new Date(dueAt), HOME_ZONE)}`}
              </p>
            </div>
            <ReviewFlagBadge verdict={verdict} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
