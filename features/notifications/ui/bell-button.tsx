import { Bell } from "lucide"
import type { ComponentProps } from "react"
import { CountBadge } from "#ui/elements/count-badge.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"

type BellButtonProps = Pick<ComponentProps<"button">, "ref" | "onClick"> & {
  /** How many are unread; nothing is shown for 0. */
  unread: number
  isOpen: boolean
  className?: string | undefined
}

/** Opens what is new; with the number of what has not been read. */
export function BellButton({ unread, isOpen, className, ...rest }: BellButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      title="Benachrichtigungen"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={classNames(
        "relative inline-flex size-11 shrink-0 items-center justify-center rounded-small transition-colors hover:bg-soft/60",
        className,
      )}
    >
      <span className="sr-only">Benachrichtigungen</span>
      <Icon shape={Bell} />
      <CountBadge count={unread} label="ungelesen" className="start-1/2 top-0.5 ms-0.5" />
    </button>
  )
}
