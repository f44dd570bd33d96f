import type { KeyboardEvent } from "react"
import { Link } from "react-router"
import { formatShortDay, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type CaseListQuery, casePath, type QueuedCase } from "../case-list.ts"

interface CaseQueueProps {
  cases: readonly QueuedCase[]
  query: CaseListQuery
  /** As ISO text: what is due before it is late. */
  now: string
  /** Whose own cases need no name. */
  readerId: number
}

/** What waits, what is due first; the arrow keys go from one to the next. */
export function CaseQueue({ cases, query, now, readerId }: CaseQueueProps) {
  return (
    <Card inset="none">
      <ol className="divide-y divide-line" onKeyDown={moveFocus}>
        {cases.map((one) => {
          const { key, title, known, dueAt, owner } = one
          const isLate = dueAt < now
          return (
            <li
              key={key}
              className="relative grid gap-x-6 gap-y-0.5 px-card py-3 transition-colors hover:bg-ground md:grid-cols-[minmax(0,1fr)_9rem_12rem] md:items-baseline"
            >
              <div className="min-w-0">
                <Link
                  to={casePath(one, query)}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-link"
                >
                  {title}
                </Link>
                <p className="line-clamp-2 text-small text-ink2 wrap-anywhere">{known}</p>
              </div>
              <p className="text-small text-ink2 max-md:hidden">{ownerOf(owner, readerId)}</p>
              <p
                className={classNames(
                  "text-small md:text-end",
                  isLate ? "font-semibold text-warn" : "text-ink2",
                )}
              >
                {isLate ? "überfällig seit" : "bis"} {formatShortDay(new Date(dueAt), HOME_ZONE)}
                <span className="font-normal text-ink2 md:hidden">
                  {", "}
                  {ownerOf(owner, readerId)}
                </span>
              </p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function ownerOf(owner: QueuedCase["owner"], readerId: number): string {
  if (!owner) return "bei niemandem"
  return owner.id === readerId ? "bei dir" : owner.name
}

function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const links: (Element | null)[] = [...event.currentTarget.querySelectorAll("a")]
  const at = links.indexOf(document.activeElement)
  const wanted = links[at + step]
  if (at < 0 || !(wanted instanceof HTMLElement)) return
  event.preventDefault()
  wanted.focus()
}
