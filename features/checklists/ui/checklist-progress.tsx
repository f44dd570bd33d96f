import { ProgressBar } from "#ui/feedback/progress-bar.tsx"
import type { Keeping } from "./format-checklist.ts"
import { SyncState } from "./sync-state.tsx"

interface ChecklistProgressProps {
  done: number
  total: number
  keeping: Keeping
}

/** How far the list is and whether that is saved. */
export function ChecklistProgress({ done, total, keeping }: ChecklistProgressProps) {
  const words = `${done} von ${total} erledigt`
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 text-small">
        <strong className="font-semibold tabular-nums">{words}</strong>
        <SyncState {...keeping} />
      </div>
      <ProgressBar label="Fortschritt der Checkliste" value={done / total} valueText={words} />
    </>
  )
}
