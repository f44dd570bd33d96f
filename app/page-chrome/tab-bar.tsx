import { Link } from "react-router"
import { CountBadge } from "#ui/elements/count-badge.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { CockpitNavItem } from "./nav-item.ts"

/** The cockpit's first places under the thumb, below 1024 px. */
export function TabBar({ items }: { items: readonly CockpitNavItem[] }) {
  return (
    <nav
      aria-label="Schnellzugriff"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-form">
        {items.map((item) => (
          <li key={item.href} className="min-w-0 flex-auto">
            <Link
              to={item.href}
              data-ahead=""
              aria-current={item.isCurrent ? "page" : undefined}
              className={classNames(
                "relative flex h-16 flex-col items-center justify-center gap-1 text-label -outline-offset-4",
                item.isCurrent ? "font-semibold text-link" : "text-ink",
              )}
            >
              <span className="relative">
                <Icon shape={item.icon} size={24} />
                <CountBadge count={item.count ?? 0} label="offen" />
              </span>
              <span className="max-w-full truncate px-1">{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
