import { Check } from "lucide"
import { Link } from "react-router"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"

type MenuOptionProps = {
  href: string
  isChosen?: boolean
  /** How many there would be; what would leave none is shown muted. */
  count?: number | undefined
  /** Says what is counted: „12 Flüge“. */
  countLabel?: string | undefined
  children: string
}

/** A line of a menu: the same page with another value. */
export function MenuOption({
  href,
  isChosen = false,
  count,
  countLabel,
  children,
}: MenuOptionProps) {
  return (
    <Link
      to={href}
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={classNames(
        "flex min-h-11 items-center gap-3 rounded-small px-3 text-ui hover:bg-soft md:min-h-10",
        isChosen && "font-semibold text-link",
        count === 0 && !isChosen && "text-ink3",
      )}
    >
      <span className="flex w-5 shrink-0">{isChosen && <Icon shape={Check} size={18} />}</span>
      <span className="min-w-0 flex-1 py-1.5">{children}</span>
      {count !== undefined && (
        <span className="text-small font-normal text-ink3 tabular-nums">
          <VisuallyHidden>, </VisuallyHidden>
          {count}
          {countLabel && <VisuallyHidden> {countLabel}</VisuallyHidden>}
        </span>
      )}
    </Link>
  )
}
