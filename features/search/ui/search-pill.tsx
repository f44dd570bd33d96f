import { Search } from "lucide"
import type { ReactNode } from "react"
import { Icon } from "#ui/elements/icon.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import { classNames } from "#ui/style/class-names.ts"
import { type Asked, formatRoute, formatSearchDays } from "../format-search.ts"
import { formatPersonCount, SHORT_DATE_PRESETS } from "../search-query.ts"
import { type PanelState, SEARCH_PANEL_ID } from "./use-search-panel.ts"

interface SearchPillProps {
  asked: Asked
  panel: PanelState
  className?: string
}

/** The search in one line: „Bonn | 12.–27. Juni | 2 Personen“. Opens all of it. */
export function SearchPill({ asked, panel, className }: SearchPillProps) {
  const isHydrated = useHydrated()
  const { seats } = asked.query
  const look = classNames(
    "flex min-h-12 min-w-0 items-center gap-3 rounded-box border border-line bg-surface px-4 py-2 xl:px-5 text-start leading-tight text-ui shadow-rest transition-colors hover:border-line2",
    className,
  )
  const content = (
    <>
      <Icon shape={Search} />
      <span className="sr-only">Suche ändern: </span>
      <span className="flex min-w-0 flex-wrap items-center gap-y-0.5 lg:block lg:truncate">
        <strong className="min-w-0 font-semibold">{formatRoute(asked)}</strong>
        <Part>{formatSearchDays(asked) ?? SHORT_DATE_PRESETS}</Part>
        <Part>
          <span className="xl:hidden">{seats} Pers.</span>
          <span className="max-xl:hidden">{formatPersonCount(seats)}</span>
        </Part>
      </span>
    </>
  )
  if (!isHydrated) {
    return (
      <a href={`#${SEARCH_PANEL_ID}`} className={look}>
        {content}
      </a>
    )
  }
  return (
    <button
      type="button"
      aria-expanded={panel.isOpen}
      onClick={panel.isOpen ? panel.close : panel.open}
      onPointerEnter={panel.prepare}
      onFocus={panel.prepare}
      className={look}
    >
      {content}
    </button>
  )
}

function Part({ children }: { children: ReactNode }) {
  return (
    <span className="max-sm:before:mx-1.5 max-sm:before:content-['·'] sm:ms-3 sm:border-s sm:border-line2 sm:ps-3 xl:ms-4 xl:ps-4">
      {children}
    </span>
  )
}
