import { ChevronRight } from "lucide"
import { Link } from "react-router"
import { SmallDisclosure } from "#features/bookings/core/ui/small-disclosure.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { formatDeadline } from "../format-deadline.ts"
import type { Waiting } from "../waiting-kinds.ts"

interface WaitingListProps {
  waiting: readonly Waiting[]
  now: Date
  className?: string | undefined
}

const SHOWN = 4

/** What the head of the cockpit counts, line by line, each with the way to where it is done. */
export function WaitingList({ waiting, now, className }: WaitingListProps) {
  if (waiting.length === 0) return null
  const [first, others] = [waiting.slice(0, SHOWN), waiting.slice(SHOWN)]
  return (
    <Card as="section" labelledBy="wartet" className={className}>
      <h2 id="wartet" className="text-h3">
        Wartet auf dich
      </h2>
      <ul className="mt-4 divide-y divide-line border-t border-line">{first.map(lineOf)}</ul>
      {others.length > 0 && (
        <div className="border-t border-line pt-1">
          <SmallDisclosure title={`${others.length} weitere zeigen`}>
            <ul className="divide-y divide-line">{others.map(lineOf)}</ul>
          </SmallDisclosure>
        </div>
      )}
    </Card>
  )

  function lineOf(one: Waiting) {
    return <WaitingLine key={`${one.kind} ${one.sentence} ${one.path}`} waiting={one} now={now} />
  }
}

function WaitingLine({ waiting, now }: { waiting: Waiting; now: Date }) {
  const { sentence, detail, deadline, path } = waiting
  const end = deadline && formatDeadline(deadline, now)
  return (
    <li className="relative flex min-h-14 items-center gap-x-4 py-2.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link
          to={path}
          className="text-ui font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-link basis-full"
        >
          {sentence}
        </Link>
        {detail && <p className="text-small text-ink2">{detail}</p>}
        {end && (
          <Badge tone={end.isLate ? "err" : end.isSoon ? "apricot" : "neutral"}>{end.words}</Badge>
        )}
      </div>
      <Icon shape={ChevronRight} />
    </li>
  )
}
