import { ChevronDown, X } from "lucide"
import { type ComponentProps, type ReactNode, useRef } from "react"
import { Link } from "react-router"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { DropMenu } from "./drop-menu.tsx"

const shell =
  "inline-flex min-h-11 items-center rounded-chip border text-ui whitespace-nowrap transition-colors md:min-h-10"
const resting = "border-line bg-surface text-ink hover:border-line2"
const selected = "border-act bg-soft font-semibold text-link"
const inner = "inline-flex min-h-11 items-center gap-2 rounded-chip px-4 md:min-h-10"

type ChipLook = {
  icon?: IconShape | undefined
  /** The chip carries a value of its own. */
  isSelected?: boolean
  children: ReactNode
}

type ChipProps = ChipLook &
  Omit<ComponentProps<"button">, "className"> & {
    /** Opens something: shows the chevron. Set `aria-expanded` beside it. */
    hasMenu?: boolean
    /** Takes the value away again; needs `clearLabel`, such as „100 km entfernen“. */
    onClear?: (() => void) | undefined
    clearLabel?: string | undefined
  }

/** A filter that shows its value and clears itself. */
export function Chip({
  icon,
  isSelected = false,
  hasMenu = false,
  onClear,
  clearLabel,
  children,
  ...button
}: ChipProps) {
  return (
    <span className={classNames(shell, isSelected ? selected : resting)}>
      <button {...button} type="button" className={classNames(inner, onClear && "pe-1")}>
        {icon && <Icon shape={icon} size={18} />}
        {children}
        {hasMenu && !onClear && <Icon shape={ChevronDown} size={16} className="-me-1" />}
      </button>
      {onClear && (
        <button type="button" onClick={onClear} aria-label={clearLabel} className={clearStyle}>
          <Icon shape={X} size={18} />
        </button>
      )}
    </span>
  )
}

const clearStyle =
  "inline-flex min-h-11 w-11 items-center justify-center rounded-chip hover:text-ink md:min-h-10 md:w-9"

type ChipLinkProps = ChipLook & {
  /** Where the value is set; without it a selected chip only shows and clears. */
  href?: string | undefined
  /** The same page without this value; needs `clearLabel`. */
  clearHref?: string | undefined
  clearLabel?: string | undefined
  /** How many there would be with it. */
  count?: number | undefined
  /** One of several of which one always holds: there is nothing to take away. */
  isChoice?: boolean
}

/** The same as links, so that every state of a list is an address and works without script. */
export function ChipLink({
  icon,
  isSelected = false,
  href,
  clearHref,
  clearLabel,
  count,
  isChoice = false,
  children,
}: ChipLinkProps) {
  const content = (
    <>
      {icon && <Icon shape={icon} size={18} />}
      {children}
      {count !== undefined && <ChipCount count={count} />}
      {href && isSelected && !clearHref && !isChoice && (
        <Icon shape={X} size={18} className="-me-1" />
      )}
    </>
  )
  const innerStyle = classNames(inner, clearHref && "pe-1")
  return (
    <span className={classNames(shell, isSelected ? selected : resting)}>
      {href ? (
        <Link
          to={href}
          preventScrollReset
          aria-current={isSelected ? "true" : undefined}
          className={classNames(innerStyle, count === 0 && !isSelected && "text-ink3")}
        >
          {content}
        </Link>
      ) : (
        <span className={innerStyle}>{content}</span>
      )}
      {clearHref && (
        <Link to={clearHref} preventScrollReset aria-label={clearLabel} className={clearStyle}>
          <Icon shape={X} size={18} />
        </Link>
      )}
    </span>
  )
}

/** Beside the value, quieter than it. */
function ChipCount({ count }: { count: number }) {
  return <span className="text-small font-normal text-ink3 tabular-nums">{count}</span>
}

type ChipMenuProps = ChipLook & {
  /** Names the list. */
  title: string
  /** Of several menus with one name only one is open. */
  name: string
  /** A change of it closes the menu. */
  closesWith?: string | undefined
  clearHref?: string | undefined
  clearLabel?: string | undefined
  /** Lines to choose from: `MenuOption`. */
  menu: ReactNode
}

/** A filter whose values are links in a menu of its own; works without script. */
export function ChipMenu({
  icon,
  isSelected = false,
  title,
  name,
  closesWith,
  clearHref,
  clearLabel,
  menu,
  children,
}: ChipMenuProps) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} className={classNames(shell, isSelected ? selected : resting)}>
      <DropMenu
        title={title}
        name={name}
        closesWith={closesWith}
        panel={menu}
        className={classNames(inner, clearHref && "pe-1")}
      >
        {icon && <Icon shape={icon} size={18} />}
        {children}
        {!clearHref && <Icon shape={ChevronDown} size={16} className="-me-1" />}
      </DropMenu>
      {clearHref && (
        <Link
          to={clearHref}
          preventScrollReset
          aria-label={clearLabel}
          className={clearStyle}
          // the cross goes with the value, what it belonged to stays
          onClick={() => frame.current?.querySelector("summary")?.focus()}
        >
          <Icon shape={X} size={18} />
        </Link>
      )}
    </div>
  )
}
