import { Button } from "#ui/buttons/button.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import {
  type ChecklistFlight,
  type ChecklistItem,
  checklistPath,
  countDone,
  type Tick,
} from "../checklist.ts"
import { CHECKLISTS, itemsOf } from "../checklist-items.ts"
import { ChecklistAside } from "./checklist-aside.tsx"
import { ChecklistMoments } from "./checklist-moments.tsx"
import { ChecklistProgress } from "./checklist-progress.tsx"
import { formatDueTime, formatSyncState, formatTick } from "./format-checklist.ts"
import { itemHint } from "./item-hint.tsx"
import { useChecklist } from "./use-checklist.ts"
import { useReset } from "./use-reset.ts"

interface FlightChecklistProps {
  owner: { userId: number; firstName: string }
  flight: ChecklistFlight
  ticks: readonly Tick[]
}

/** The list of one flight, to be ticked: by script at once, without it by a plain form. */
export function FlightChecklist({ owner, flight, ticks }: FlightChecklistProps) {
  const list = useChecklist({ userId: owner.userId, flightId: flight.id, ticks })
  const reset = useReset(flight.role, list)
  const items = itemsOf(flight.role)
  const done = countDone(items, list.ticks)
  const tickOf = ({ id }: ChecklistItem) =>
    list.ticks.find(({ item, isDone }) => isDone && item === id)
  return (
    <div className="grid items-start gap-x-8 gap-y-6 print:gap-y-3 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div className="xl:sticky xl:top-8 xl:order-last">
        <ChecklistAside flight={flight} isKept={list.isKept} canReset={done > 0} onReset={reset} />
      </div>
      <form
        method="post"
        action={checklistPath(flight.id)}
        onSubmit={(event) => event.preventDefault()}
      >
        <ChecklistProgress
          done={done}
          total={items.length}
          isWaiting={list.isWaiting}
          keeping={formatSyncState(list)}
        />
        <ChecklistMoments
          sections={CHECKLISTS[flight.role]}
          whenOf={({ moment }) => formatDueTime(moment, flight)}
          progressOf={(section) =>
            `${countDone(section.items, list.ticks)} von ${section.items.length}`
          }
          renderItem={(item) => {
            const tick = tickOf(item)
            return (
              <Checkbox
                className="[&>p]:-mt-1.5 md:[&>p]:-mt-1 print:[&>p]:mt-0"
                name="item"
                value={item.id}
                checked={tick !== undefined}
                onChange={({ target }) => list.change([item], target.checked)}
                hint={tick ? formatTick(owner.firstName, tick.changedAt) : itemHint(item)}
              >
                {item.text}
              </Checkbox>
            )
          }}
        />
        <Button type="submit" className="mt-6 !hidden noscript:!inline-flex">
          Haken speichern
        </Button>
      </form>
    </div>
  )
}
