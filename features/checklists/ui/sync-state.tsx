import { Check, CloudOff } from "lucide"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { formatSyncState, type Keeping } from "./format-checklist.ts"

/** Whether what was ticked here is saved: „Gespeichert 14:02“. */
export function SyncState(keeping: Keeping) {
  const words = formatSyncState(keeping)
  return (
    <span
      role="status"
      className={classNames(
        "inline-flex items-center gap-1.5 text-small",
        keeping.isWaiting ? "font-semibold text-warn" : "text-ink2",
      )}
    >
      {words && <Icon shape={keeping.isWaiting ? CloudOff : Check} size={16} />}
      {words}
    </span>
  )
}
