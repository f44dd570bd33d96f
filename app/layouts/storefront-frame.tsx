import type { ReactNode } from "react"
import { useLocation, useRouteLoaderData } from "react-router"
import { ChatWidgetSlot } from "#features/chat/ui/chat-widget-slot.tsx"
import { HeartsOnCards } from "#features/favourites/ui/hearts-on-cards.tsx"
import { ImportFavourites } from "#features/favourites/ui/import-favourites.tsx"
import { BellSlot } from "#features/notifications/ui/bell-slot.tsx"
import { reportLinkOf } from "#features/reports/ui/report-message-link.tsx"
import { SubscriptionModalHost } from "#features/subscriptions/ui/subscription-modal-host.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { SkipLink } from "#ui/navigation/skip-link.tsx"
import { SiteFooter } from "../page-chrome/site-footer.tsx"
import { SiteHeader } from "../page-chrome/site-header.tsx"
import { CLAIM, chrome, FOOTER, FOOTER_COORDINATES, MENU } from "../page-chrome/site-links.ts"
import type { loader as rootLoader } from "../root.tsx"

const footerScene = (time: "dawn" | "dusk") =>
  scenePath({ terrain: "hills", time, seed: 8, crop: "footer" })

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
        actions={userId ? <BellSlot userId={userId} /> : undefined}
      />
      <main id="inhalt" tabIndex={-1}>
        <HeartsOnCards userId={userId} flightIds={root?.notedFlightIds ?? NONE}>
          {children}
        </HeartsOnCards>
      </main>
      {hasFooter && (
        <SiteFooter
          {...chrome}
          claim={CLAIM}
          groups={FOOTER}
          year={year}
          coordinates={FOOTER_COORDINATES}
          scene={
            <ScenePicture
              src={footerScene("dawn")}
              darkSrc={footerScene("dusk")}
              alt=""
              aspect="fill"
              // a strip narrower than the picture would end at the nose of the aircraft
              className="[--scene-x:0.8]"
            />
          }
        />
      )}
      <SubscriptionModalHost />
      <ImportFavourites userId={userId} />
      {userId && <ChatWidgetSlot userId={userId} actionOf={reportLinkOf} />}
    </>
  )
}
