import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import {
  type ChecklistFlight,
  checklistApiPath,
  checklistPath,
  countDone,
  type Moment,
  type Tick,
} from "../checklist.ts"
import { CHECKLISTS, itemsOf } from "../checklist-items.ts"
import { ChecklistForm } from "./checklist-form.tsx"
import { ChecklistProgress } from "./checklist-progress.tsx"
import { formatDueTime } from "./format-checklist.ts"
import { TickableItem } from "./tickable-item.tsx"
import { useTickList } from "./use-tick-list.ts"

interface ChecklistCardProps {
  owner: { userId: number; firstName: string }
  flight: ChecklistFlight
  ticks: readonly Tick[]
  /** The moment that counts now. */
  moment: Moment
}

/** What is to be done now, of the list of one flight, to be ticked in place. */
export function ChecklistCard({ owner, flight, ticks, moment }: ChecklistCardProps) {
  const list = useTickList({
    userId: owner.userId,
    path: checklistApiPath(flight.id),
    ticks,
  })
  const sections = CHECKLISTS[flight.role]
  const current = sections.findIndex((section) => section.moment === moment)
  const section = sections[current]
  if (!section) return null
  const items = itemsOf(flight.role)
  // after the landing nothing of it can be made up for
  const before =
    moment === "landed" ? [] : sections.slice(0, current).flatMap((earlier) => earlier.items)
  const openBefore = before.length - countDone(before, list.ticks)
  const when = formatDueTime(moment, flight)
  return (
    <Card as="section" labelledBy="checkliste">
      <h2 id="checkliste" className="scroll-mt-6 text-h3">
        Checkliste
      </h2>
      <div className="mt-3">
        <ChecklistProgress
          done={countDone(items, list.ticks)}
          total={items.length}
          keeping={list}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-h4">{section.title}</h3>
        <p className="text-small text-ink2 tabular-nums">
          {countDone(section.items, list.ticks)} von {section.items.length}
        </p>
      </div>
      {when && <p className="mt-0.5 text-small text-ink2">{when}</p>}
      <ChecklistForm flightId={flight.id}>
        {/* what the form does not hold would be open */}
        {items
          .filter((item) => !section.items.includes(item) && countDone([item], list.ticks) > 0)
          .map(({ id }) => (
            <input key={id} type="hidden" name="item" value={id} />
          ))}
        <div className="@container">
          <ul className="mt-3 grid gap-x-10 border-b border-line @min-[44rem]:grid-cols-2">
            {section.items.map((item) => (
              <li key={item.id} className="border-t border-line py-1 has-[p]:pb-3.5">
                <TickableItem item={item} list={list} owner={owner.firstName} />
              </li>
            ))}
          </ul>
        </div>
      </ChecklistForm>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 text-ui">
        <TextLink href={checklistPath(flight.id)}>Ganze Checkliste</TextLink>
        {openBefore > 0 && (
          <span className="text-small text-ink2">Von vorher noch offen: {openBefore}</span>
        )}
      </p>
    </Card>
  )
}
