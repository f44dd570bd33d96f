import { classNames } from "#ui/style/class-names.ts"
import { VisuallyHidden } from "./visually-hidden.tsx"

type CountBadgeProps = {
  /** Nothing is shown for 0; more than nine are „9+“. */
  count: number
  /** Said after the number, such as „ungelesen“. */
  label: string
  className?: string | undefined
}

/** A number on the corner of an icon; its place is positioned by the parent (`relative`). */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span
      className={classNames(
        "absolute flex h-4.5 min-w-4.5 items-center justify-center rounded-full border-2 border-surface bg-act px-1 text-[0.6875rem] leading-none font-semibold text-on-act",
        className ?? "-end-3 -top-1.5",
      )}
    >
      <span aria-hidden="true">{count > 9 ? "9+" : count}</span>
      <VisuallyHidden>
        {count} {label}
      </VisuallyHidden>
    </span>
  )
}
