import {
  CHECKLIST_PATH,
  type ChecklistFlight,
  checklistApiPath,
  checklistPath,
  countDone,
  keptUntil,
  type Tick,
} from "../checklist.ts"
import { CHECKLISTS, itemsOf } from "../checklist-items.ts"
import { ChecklistAside } from "./checklist-aside.tsx"
import { ChecklistForm } from "./checklist-form.tsx"
import { ChecklistMoments } from "./checklist-moments.tsx"
import { ChecklistProgress } from "./checklist-progress.tsx"
import { formatDueTime } from "./format-checklist.ts"
import { TickableItem } from "./tickable-item.tsx"
import { useKeptPages } from "./use-kept-pages.ts"
import { useReset } from "./use-reset.ts"
import { useTickList } from "./use-tick-list.ts"

interface FlightChecklistProps {
  owner: { userId: number; firstName: string }
  flight: ChecklistFlight
  ticks: readonly Tick[]
}

/** The list of one flight, to be ticked: by script at once, without it by a plain form. */
export function FlightChecklist({ owner, flight, ticks }: FlightChecklistProps) {
  const list = useTickList({ userId: owner.userId, path: checklistApiPath(flight.id), ticks })
  const isKept = useKeptPages([checklistPath(flight.id), CHECKLIST_PATH], {
    until: keptUntil(flight.arrivesAt),
  })
  const reset = useReset(flight.role, list)
  const items = itemsOf(flight.role)
  const done = countDone(items, list.ticks)
  return (
    <div className="grid items-start gap-x-8 gap-y-6 print:gap-y-3 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div className="xl:sticky xl:top-8 xl:order-last">
        <ChecklistAside flight={flight} isKept={isKept} canReset={done > 0} onReset={reset} />
      </div>
      <ChecklistForm flightId={flight.id}>
        {/* stays in sight while one ticks */}
        <div className="sticky top-0 z-10 -mx-gutter mb-6 bg-ground px-gutter py-3 lg:mx-0 lg:px-0 print:hidden">
          <ChecklistProgress done={done} total={items.length} keeping={list} />
        </div>
        <ChecklistMoments
          sections={CHECKLISTS[flight.role]}
          whenOf={({ moment }) => formatDueTime(moment, flight)}
          progressOf={(section) =>
            `${countDone(section.items, list.ticks)} von ${section.items.length}`
          }
          renderItem={(item) => <TickableItem item={item} list={list} owner={owner.firstName} />}
        />
      </ChecklistForm>
    </div>
  )
}
