import { type ReactNode, useContext } from "react"
import { useLocation, useRouteLoaderData } from "react-router"
import { useNonce } from "#app/nonce.tsx"
import { HeartsOnCards } from "#features/favourites/ui/hearts-on-cards.tsx"
import { ImportFavourites } from "#features/favourites/ui/import-favourites.tsx"
import { PublicSettingsContext } from "#features/settings/ui/settings-context.ts"
import { SubscriptionModalHost } from "#features/subscriptions/ui/subscription-modal-host.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { SkipLink } from "#ui/navigation/skip-link.tsx"
import { SiteHeader } from "../page-chrome/site-header.tsx"
import { chrome, MENU } from "../page-chrome/site-links.ts"
import type { loader as rootLoader } from "../root.tsx"

// most of the time there is none
const announcementBar = sectionFrom(() =>
  import("#features/settings/ui/announcement-bar.tsx").then((module) => module.AnnouncementBar),
)
const signedInCorner = sectionFrom(() =>
  import("../page-chrome/signed-in-corner.tsx").then((module) => module.SignedInCorner),
)
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
  const isView = root?.view !== undefined
  const year = root?.year ?? new Date().getFullYear()
  const { pathname } = useLocation()
  const nonce = useNonce()
  const { announcement } = useContext(PublicSettingsContext)
  const account = userId
    ? { label: "Cockpit", href: "/de/cockpit" }
    : { label: "Anmelden", href: "/de/login" }
  return (
    <>
      <SkipLink />
      {announcement && <LazySection section={announcementBar} given={{ nonce }} />}
      {/* the header of a picture lies on its page, not on what stands above */}
      <div className="relative">
        <SiteHeader
          {...chrome}
          links={MENU.map((link) => ({ ...link, isCurrent: link.href.split("?")[0] === pathname }))}
          account={account}
          variant={header}
          center={center}
          actions={
            userId ? <LazySection section={signedInCorner} given={{ userId, isView }} /> : undefined
          }
        />
        <main id="inhalt" tabIndex={-1}>
          <HeartsOnCards userId={userId} flightIds={root?.notedFlightIds ?? NONE}>
            {children}
          </HeartsOnCards>
        </main>
      </div>
      {hasFooter && <LazySection section={footer} given={{ year }} />}
      <SubscriptionModalHost />
      {!isView && <ImportFavourites userId={userId} />}
    </>
  )
}
