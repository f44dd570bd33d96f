import { dismissAlert, showAlert } from "#platform/alerts.ts"
import type { ChecklistItem, ChecklistRole, Tick } from "../checklist.ts"
import { itemsOf } from "../checklist-items.ts"

interface List {
  ticks: readonly Tick[]
  change(items: readonly ChecklistItem[], isDone: boolean): void
}

/** Opens every item again, with a way back as long as the message stands. */
export function useReset(role: ChecklistRole, { ticks, change }: List): () => void {
  return () => {
    const done = itemsOf(role).filter(({ id }) =>
      ticks.some(({ item, isDone }) => isDone && item === id),
    )
    change(done, false)
    const alert = showAlert({
      type: "success",
      message: "Alle Haken sind entfernt.",
      action: {
        label: "Zurückholen",
        press: () => {
          change(done, true)
          dismissAlert(alert)
        },
      },
    })
  }
}
