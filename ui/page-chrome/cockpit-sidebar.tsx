import { Link } from "react-router"
import { classNames } from "../class-names.ts"
import { Icon } from "../icon.tsx"
import { VisuallyHidden } from "../visually-hidden.tsx"
import type { CockpitNavItem } from "./nav-item.ts"

type CockpitSidebarProps = { items: readonly CockpitNavItem[]; label?: string }

/** The cockpit's places down the left side, from 1024 px on. */
export function CockpitSidebar({ items, label = "Cockpit" }: CockpitSidebarProps) {
  return (
    <nav
      aria-label={label}
      className="hidden w-62 shrink-0 border-e border-line bg-surface px-5 py-7 lg:block"
    >
      <ul className="sticky top-7">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              to={item.href}
              aria-current={item.isCurrent ? "page" : undefined}
              className={classNames(
                "flex min-h-11.5 items-center gap-3 rounded-field px-3.5 transition-colors",
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
        ))}
      </ul>
    </nav>
  )
}
