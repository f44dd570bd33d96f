import { type FocusEvent, useRef } from "react"
import { Link } from "react-router"
import { classNames } from "#ui/style/class-names.ts"
import { useCurrentInView } from "./use-current-in-view.ts"

export type TabLink = {
  label: string
  href: string
  count?: number | undefined
  isCurrent: boolean
}

type TabLinksProps = {
  label: string
  tabs: readonly TabLink[]
  /** Opens each as a page of its own: one that the browser keeps opens without a network. */
  isByDocument?: boolean
}

// browsers leave a focused tab cut off at the edge when a part of it is in sight
function showWhole(event: FocusEvent<HTMLElement>) {
  event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
}

/** Views of one page, each with its own address; scrolls sideways on phones. */
export function TabLinks({ label, tabs, isByDocument = false }: TabLinksProps) {
  const strip = useRef<HTMLElement>(null)
  useCurrentInView(strip, tabs.find(({ isCurrent }) => isCurrent)?.href)
  return (
    <div className="min-w-0 border-b border-line">
      <nav
        ref={strip}
        aria-label={label}
        className="scrollbar-none fade-strip -mx-4 overflow-x-auto"
      >
        <ul className="flex w-max gap-7 ps-4 pe-8">
          {tabs.map((tab) => (
            <li key={tab.href}>
              <Link
                to={tab.href}
                preventScrollReset
                reloadDocument={isByDocument}
                aria-current={tab.isCurrent ? "page" : undefined}
                onFocus={showWhole}
                className={classNames(
                  "flex min-h-12 items-center gap-1.5 border-b-2 whitespace-nowrap -outline-offset-2 transition-colors",
                  tab.isCurrent
                    ? "border-act font-semibold"
                    : "border-transparent text-ink2 hover:border-line2 hover:text-ink",
                )}
              >
                {tab.label}
                {tab.count !== undefined && <span className="tabular-nums">{tab.count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
