import type { ReactNode } from "react"
import { FavouriteButton } from "#features/favourites/ui/favourite-button.tsx"
import { isHidden } from "#features/flights/core/flight-state.ts"
import type { FlightView, OfferView } from "#features/flights/core/flight-view.ts"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"

const shareFlight = sectionFrom(
  () => import("#features/flights/core/ui/share-flight.tsx").then((module) => module.ShareFlight),
  { isOnEach: true },
)

interface FlightHeadProps {
  flight: FlightView | OfferView
  badges: readonly ReactNode[]
  /** Below the title: when, with whom, in what. */
  children: ReactNode
}

/** Badges, title, and what one does with a page: pass it on, note it. */
export function FlightHead({ flight, badges, children }: FlightHeadProps) {
  return (
    <>
      <ul aria-label="Auf einen Blick" className="flex flex-wrap gap-2">
        {badges.map((badge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <li key={index}>{badge}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h1 className="min-w-0 flex-1 basis-80 text-h1 text-balance hyphens-auto">
          {flight.title}
        </h1>
        <p className="basis-full text-lead text-ink2 md:max-lg:order-last xl:order-last">
          {children}
        </p>
        <div className="flex flex-wrap gap-2 pt-1.5">
          {!isHidden(flight.status) && (
            <LazySection
              section={shareFlight}
              given={{ title: flight.title, variant: "secondary", size: "small" }}
            />
          )}
          <FavouriteButton flight={flight} />
        </div>
      </div>
    </>
  )
}
