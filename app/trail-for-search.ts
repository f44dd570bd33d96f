import { type PageAt, publicUrlOf } from "#app/public-address.ts"
import { breadcrumbForSearch } from "#features/content/structured-data.ts"

export interface Crumb {
  label: string
  /** Where it leads; the page itself has none. */
  href?: string
}

const HOME_CRUMB: Crumb = { label: "Startseite", href: "/de" }

/** The way from home to this page, as its breadcrumb shows it, for search engines. */
export function trailForSearch(trail: readonly Crumb[], at: PageAt) {
  const isFromHome = trail[0]?.href === HOME_CRUMB.href
  return breadcrumbForSearch(
    [...(isFromHome ? [] : [HOME_CRUMB]), ...trail].map(({ label, href }) => ({
      name: label,
      address: publicUrlOf(at) + (href ?? at.location.pathname),
    })),
  )
}
