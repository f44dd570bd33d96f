import type { ReactNode } from "react"
import { Logo } from "#illustrations/logo.tsx"
import { SkipLink } from "#ui/navigation/skip-link.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { CockpitSidebar } from "./cockpit-sidebar.tsx"
import type { CockpitNavItem } from "./nav-item.ts"
import { TabBar } from "./tab-bar.tsx"

/** From 1024 px on, or on every screen. */
export type CockpitFill = "desktop" | "always"

type CockpitShellProps = {
  productName: string
  homeHref: string
  /** At the left from 1024 px on. */
  items: readonly CockpitNavItem[]
  /** At the bottom below that; five fit. */
  tabs: readonly CockpitNavItem[]
  /** A page such as a chat needs the bottom of a phone for itself. */
  isTabBarHidden?: boolean
  /** The page has exactly the height that is left and scrolls inside; on phones it reaches the edges. */
  fills?: CockpitFill | undefined
  /** Links, bell and avatar at the right of the head. */
  headerEnd?: ReactNode
  footer?: ReactNode
  /** Above everything else. */
  announcement?: ReactNode
  /** Names the places down the left side. */
  label?: string
  children: ReactNode
}

/** The signed-in half of the product. */
export function CockpitShell({
  productName,
  homeHref,
  items,
  tabs,
  isTabBarHidden = false,
  fills,
  headerEnd,
  footer,
  announcement,
  label,
  children,
}: CockpitShellProps) {
  return (
    <div
      className={classNames(
        "flex min-h-dvh flex-col",
        fills && "lg:h-dvh",
        fills === "always" && "h-dvh",
      )}
    >
      <SkipLink />
      {announcement}
      <header className="flex h-16 shrink-0 items-center justify-between gap-2 border-b border-line bg-surface px-gutter md:gap-4 lg:h-19 lg:px-10">
        <Logo name={productName} href={homeHref} />
        {/* no gap on phones: links and bell bring room of their own, and 320 px have none to spare */}
        <div className="flex items-center md:gap-5">{headerEnd}</div>
      </header>
      <div
        className={classNames(
          "flex flex-1",
          fills && "lg:min-h-0",
          fills === "always" && "min-h-0",
        )}
      >
        <CockpitSidebar items={items} {...(label && { label })} />
        <div
          className={classNames(
            "mx-auto flex w-full max-w-wide min-w-0 flex-1 flex-col lg:px-12",
            fills !== "always" && "px-gutter",
            !isTabBarHidden && "pb-20 lg:pb-0",
          )}
        >
          <main
            id="inhalt"
            tabIndex={-1}
            className={classNames(
              "flex-1",
              fills ? "lg:flex lg:min-h-0 lg:flex-col lg:py-6" : "lg:pt-10 lg:pb-16",
              fills === "always" ? "flex min-h-0 flex-col" : "pt-7 pb-9",
            )}
          >
            {children}
          </main>
          {footer && (
            <footer
              className={classNames(
                "border-t border-line py-3",
                fills === "always" && "max-lg:hidden",
              )}
            >
              {footer}
            </footer>
          )}
        </div>
      </div>
      {!isTabBarHidden && <TabBar items={tabs} />}
    </div>
  )
}
