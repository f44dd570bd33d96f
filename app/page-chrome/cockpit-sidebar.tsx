import { useRef } from "react"
import { Link } from "react-router"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { useCurrentInView } from "#ui/navigation/use-current-in-view.ts"
import { classNames } from "#ui/style/class-names.ts"
import type { CockpitNavItem } from "./nav-item.ts"

type CockpitSidebarProps = {
  items: readonly CockpitNavItem[]
  label?: string
}

/** The cockpit's places down the left side, from 1024 px on. */
export function CockpitSidebar({ items, label = "Cockpit" }: CockpitSidebarProps) {
  const box = useRef<HTMLDivElement>(null)
  useCurrentInView(box, items.find(({ isCurrent }) => isCurrent)?.href)
  return (
    <nav
      aria-label={label}
      className="hidden w-62 shrink-0 border-e border-line bg-surface lg:block"
    >
      {/*
        More places than a low window has room for scroll by themselves: as high as the window below the
        head, so that the last one is reached without moving the page.
      */}
      <div
        ref={box}
        className="fade-list sticky top-0 grid max-h-[calc(100dvh-4.75rem)] gap-5 overflow-y-auto px-5 py-6"
      >
        {groupsOf(items).map(([group, places]) => (
          <div key={group}>
            {group && <p className="mb-1 px-3.5 text-fine text-ink3">{group}</p>}
            <ul aria-label={group || undefined}>
              {places.map((item) => (
                <SidebarPlace key={item.href} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

function groupsOf(items: readonly CockpitNavItem[]) {
  const names = [...new Set(items.map(({ group }) => group ?? ""))]
  return names.map((name) => [name, items.filter(({ group = "" }) => group === name)] as const)
}

function SidebarPlace({ item }: { item: CockpitNavItem }) {
  return (
    <li>
      <Link
        to={item.href}
        data-ahead=""
        aria-current={item.isCurrent ? "page" : undefined}
        className={classNames(
          "flex min-h-10 items-center gap-3 rounded-field px-3.5 transition-colors",
          item.isCurrent
            ? "bg-soft font-semibold text-link"
            : "text-ink2 hover:bg-ground hover:text-ink",
        )}
      >
        <Icon shape={item.icon} />
        <span className="min-w-0 flex-1 truncate">{item.label}</span>
        {item.count ? (
          <span className="text-small tabular-nums">
            {item.count}
            <VisuallyHidden> offen</VisuallyHidden>
          </span>
        ) : null}
      </Link>
    </li>
  )
}
