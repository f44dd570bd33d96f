import { type ReactNode, useMemo } from "react"
import { CardCorner, type CornerVariant } from "#features/search/ui/card-corner.ts"
import { FavouriteHeart } from "./favourite-heart.tsx"
import { FavouritesOfViewer } from "./favourites-of-viewer.ts"
import type { FavouriteTarget } from "./use-favourite.ts"

interface HeartsOnCardsProps {
  userId: number | null
  flightIds: readonly number[]
  children: ReactNode
}

/** Every card of a flight in here has its heart. */
export function HeartsOnCards({ userId, flightIds, children }: HeartsOnCardsProps) {
  const viewer = useMemo(() => ({ userId, flightIds }), [userId, flightIds])
  return (
    <FavouritesOfViewer value={viewer}>
      <CardCorner value={heartOf}>{children}</CardCorner>
    </FavouritesOfViewer>
  )
}

const heartOf = (flight: FavouriteTarget, look: CornerVariant) => (
  <FavouriteHeart flight={flight} look={look} />
)
