import type { ReactNode } from "react"
import { useLocation, useRouteLoaderData } from "react-router"
import { HeartsOnCards } from "#features/favourites/ui/hearts-on-cards.tsx"
import { ImportFavourites } from "#features/favourites/ui/import-favourites.tsx"
import { BellSlot } from "#features/notifications/ui/bell-slot.tsx"
import { SubscriptionModalHost } from "#features/subscriptions/ui/subscription-modal-host.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { SkipLink } from "#ui/navigation/skip-link.tsx"
import { ChatCornerSlot } from "../page-chrome/chat-corner-slot.tsx"
import { SiteHeader } from "../page-chrome/site-header.tsx"
import { chrome, MENU } from "../page-chrome/site-links.ts"
import type { loader as rootLoader } from "../root.tsx"

const footer = sectionFrom(() =>
  import("../page-chrome/storefront-footer.tsx").then((module) => module.StorefrontFooter),
)

// where the root has not loaded
const NONE: readonly number[] = []

interface StorefrontFrameProps {
  /** `scene`: the header lies on the first picture of the page. */
  header?: "solid" | "scene"
  center?: ReactNode
  hasFooter?: boolean
  children: ReactNode
}

/** Header, page and footer as every visitor sees them. */
export function StorefrontFrame({
  header = "solid",
  center,
  hasFooter = true,
  children,
}: StorefrontFrameProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root")
  const userId = root?.userId ?? null
  const year = root?.year ?? new Date().getFullYear()
  const { pathname } = useLocation()
  const account = userId
    ? { label: "Cockpit", href: "/de/cockpit" }
    : { label: "Anmelden", href: "/de/login" }
  return (
    <>
      <SkipLink />
      <SiteHeader
        {...chrome}
        links={MENU.map((link) => ({ ...link, isCurrent: link.href.split("?")[0] === pathname }))}
        account={account}
        variant={header}
        center={center}
        actions={
          userId ? (
            <div className="flex">
              <ChatCornerSlot userId={userId} />
              <BellSlot userId={userId} />
            </div>
          ) : undefined
        }
      />
      <main id="inhalt" tabIndex={-1}>
        <HeartsOnCards userId={userId} flightIds={root?.notedFlightIds ?? NONE}>
          {children}
        </HeartsOnCards>
      </main>
      {hasFooter && <LazySection section={footer} given={{ year }} />}
      <SubscriptionModalHost />
      <ImportFavourites userId={userId} />
    </>
  )
}
