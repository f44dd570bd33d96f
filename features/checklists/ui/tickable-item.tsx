import { Checkbox } from "#ui/forms/checkbox.tsx"
import type { ChecklistItem, Tick } from "../checklist.ts"
import { formatTick } from "./format-checklist.ts"
import { itemHint } from "./item-hint.tsx"

interface TickableItemProps {
  item: ChecklistItem
  list: {
    ticks: readonly Tick[]
    change(items: readonly ChecklistItem[], isDone: boolean): void
  }
  /** First name of whose list it is. */
  owner: string
}

/** One item to tick; once it is, by whom and when. */
export function TickableItem({ item, list, owner }: TickableItemProps) {
  const tick = list.ticks.find((one) => one.isDone && one.item === item.id)
  return (
    <Checkbox
      className="[&>p]:-mt-1.5 md:[&>p]:-mt-1 print:[&>p]:mt-0"
      name="item"
      value={item.id}
      checked={tick !== undefined}
      onChange={({ target }) => list.change([item], target.checked)}
      hint={tick ? formatTick(owner, tick.changedAt) : itemHint(item)}
    >
      {item.text}
    </Checkbox>
  )
}
