import type { ReactNode } from "react"
import { Link } from "react-router"
import { Logo } from "#illustrations/logo.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { NavItem } from "./nav-item.ts"

const mobileMenu = sectionFrom(() =>
  import("./mobile-menu.tsx").then((module) => module.MobileMenu),
)

type SiteHeaderProps = {
  productName: string
  homeHref: string
  links: readonly NavItem[]
  /** The framed link at the end, such as „Anmelden“. */
  account: NavItem
  /** `scene` lies on the first picture of the page and takes no room of its own. */
  variant?: "solid" | "scene"
  /** In the middle from 1024 px on, such as a search. */
  center?: ReactNode
  /** Between links and account, such as a bell. */
  actions?: ReactNode
  /** Names the navigation when a page shows more than one. */
  label?: string
}

/** Head of the storefront: links in a row from 720 px on, behind a menu button below. */
export function SiteHeader({
  productName,
  homeHref,
  links,
  account,
  variant = "solid",
  center,
  actions,
  label = "Hauptmenü",
}: SiteHeaderProps) {
  return (
    <header
      className={classNames(
        "z-20 flex h-16 w-full items-center gap-2 px-gutter md:h-19 md:px-10",
        variant === "solid"
          ? "relative border-b border-line bg-surface"
          : "absolute inset-x-0 top-0",
      )}
    >
      <div className="flex min-w-0 flex-1 items-center justify-between gap-6">
        <Logo name={productName} href={homeHref} />
        {center && <div className="hidden min-w-0 flex-1 justify-center lg:flex">{center}</div>}
        <div className="flex items-center gap-2 md:gap-7.5">
          <nav aria-label={label} className="hidden md:block">
            <ul className="flex gap-7.5 font-medium">
              {links.map((link) => (
                <li key={link.href}>
                  <Link
                    to={link.href}
                    aria-current={link.isCurrent ? "page" : undefined}
                    className="inline-flex min-h-11 items-center rounded-badge decoration-2 underline-offset-8 hover:underline aria-[current]:underline"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {actions}
          <span className="hidden md:block">
            <ButtonLink
              href={account.href}
              variant={variant === "scene" ? "picture" : "secondary"}
              size="small"
            >
              {account.label}
            </ButtonLink>
          </span>
        </div>
      </div>
      <LazySection
        section={mobileMenu}
        given={{ productName, homeHref, links: [...links, account], label }}
      />
    </header>
  )
}
