import { type ReactNode, useMemo } from "react"
import { CardCorner, type CornerLook } from "#features/search/ui/card-corner.ts"
import { FavouriteHeart } from "./favourite-heart.tsx"
import { NotedByViewer } from "./noted-by-viewer.ts"
import type { NotableFlight } from "./use-favourite.ts"

interface HeartsOnCardsProps {
  userId: number | null
  flightIds: readonly number[]
  children: ReactNode
}

/** Every card of a flight in here has its heart. */
export function HeartsOnCards({ userId, flightIds, children }: HeartsOnCardsProps) {
  const viewer = useMemo(() => ({ userId, flightIds }), [userId, flightIds])
  return (
    <NotedByViewer value={viewer}>
      <CardCorner value={heartOf}>{children}</CardCorner>
    </NotedByViewer>
  )
}

const heartOf = (flight: NotableFlight, look: CornerLook) => (
  <FavouriteHeart flight={flight} look={look} />
)
