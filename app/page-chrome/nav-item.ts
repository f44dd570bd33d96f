import type { IconShape } from "#ui/elements/icon.tsx"

/** One place in a menu. The page decides what is current, so that a parent can stand for it. */
export type NavItem = {
  label: string
  href: string
  isCurrent?: boolean | undefined
}

/** In the cockpit every place has an icon, some have something waiting. */
export type CockpitNavItem = NavItem & {
  icon: IconShape
  /** Unread or open; nothing is shown for 0. */
  count?: number | undefined
  /** Places of one name stand together below it; without one they stand alone. */
  group?: string | undefined
}
