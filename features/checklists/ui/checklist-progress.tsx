import { Check, CloudOff } from "lucide"
import { Icon } from "#ui/elements/icon.tsx"
import { ProgressBar } from "#ui/feedback/progress-bar.tsx"
import { classNames } from "#ui/style/class-names.ts"

interface ChecklistProgressProps {
  done: number
  total: number
  isWaiting: boolean
  /** „Gespeichert 14:02“ */
  keeping: string | null
}

/** How far the list is and whether that is saved; stays in sight while one ticks. */
export function ChecklistProgress({ done, total, isWaiting, keeping }: ChecklistProgressProps) {
  const words = `${done} von ${total} erledigt`
  return (
    <div className="sticky top-0 z-10 -mx-gutter mb-6 bg-ground px-gutter py-3 lg:mx-0 lg:px-0 print:hidden">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 text-small">
        <strong className="font-semibold tabular-nums">{words}</strong>
        <span
          role="status"
          className={classNames(
            "inline-flex items-center gap-1.5",
            isWaiting ? "font-semibold text-warn" : "text-ink2",
          )}
        >
          {keeping && <Icon shape={isWaiting ? CloudOff : Check} size={16} />}
          {keeping}
        </span>
      </div>
      <ProgressBar label="Fortschritt der Checkliste" value={done / total} valueText={words} />
    </div>
  )
}
