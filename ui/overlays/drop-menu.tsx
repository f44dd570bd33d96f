import { type ReactNode, useEffect, useRef } from "react"
import { classNames } from "#ui/style/class-names.ts"

type DropMenuProps = {
  /** What is pressed; its look comes by `className`. */
  children: ReactNode
  className: string
  /** Heads the sheet on phones and names the list. */
  title: string
  /** Of several menus with one name only one is open. */
  name: string
  /** A change of it closes the menu: something was chosen. */
  closesWith?: string | undefined
  /** Opens to the left from 720 px on. */
  isAtEnd?: boolean
  panel: ReactNode
}

/**
 * A list below its button, on phones a sheet from below. The browser's own disclosure, so that it
 * opens without script, and a press beside it closes it: the scrim belongs to the button.
 */
export function DropMenu({
  children,
  className,
  title,
  name,
  closesWith,
  isAtEnd = false,
  panel,
}: DropMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const chosen = useRef(closesWith)
  useEffect(() => {
    if (chosen.current !== closesWith) close(menu.current)
    chosen.current = closesWith
  }, [closesWith])
  return (
    <details
      ref={menu}
      name={name}
      className="group/menu md:relative"
      onToggle={({ currentTarget }) => currentTarget.open && keepInside(currentTarget)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && menu.current?.open) {
          event.stopPropagation()
          close(menu.current)
        }
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary
        className={classNames(
          className,
          "cursor-pointer list-none group-open/menu:before:fixed group-open/menu:before:inset-0 group-open/menu:before:z-20 group-open/menu:before:cursor-default max-md:group-open/menu:before:bg-scrim [&::-webkit-details-marker]:hidden",
        )}
      >
        {children}
      </summary>
      <div
        className={classNames(
          "fixed inset-x-0 bottom-0 z-30 max-h-[75dvh] animate-sheet-in overflow-y-auto overscroll-contain rounded-t-box border-line bg-surface px-3 pt-4 pb-6 font-normal whitespace-normal text-ink shadow-floating md:absolute md:top-full md:animate-rise-in md:bottom-auto md:mt-2 md:max-h-105 md:w-78 md:rounded-card md:border md:p-2",
          isAtEnd ? "md:inset-x-auto md:end-0" : "md:inset-x-auto md:start-0",
        )}
      >
        <p className="px-3 pb-2 font-display text-h4 md:sr-only">{title}</p>
        {panel}
      </div>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null) {
  if (!menu?.open) return
  const hadFocus = menu.contains(document.activeElement)
  menu.open = false
  if (hadFocus) menu.querySelector("summary")?.focus({ preventScroll: true })
}

/** A menu near the right edge moves to the left as far as it must. */
function keepInside(menu: HTMLDetailsElement) {
  const panel = menu.lastElementChild as HTMLElement
  panel.style.translate = ""
  if (getComputedStyle(panel).position !== "absolute") return
  const edge = document.documentElement.clientWidth - 16
  const beyond = panel.getBoundingClientRect().right - edge
  if (beyond > 0) panel.style.translate = `${-beyond}px`
}
